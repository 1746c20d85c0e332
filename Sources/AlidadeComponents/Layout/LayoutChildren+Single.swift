import AlidadeCore

extension LayoutChildren {
  /// The only child of a component that has room for one; several are kept together.
  var single: LayoutChild? { first }
}
