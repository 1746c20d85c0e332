import AlidadeCore

extension LayoutChildren {
  /// The only child of a component that has room for one; several were grouped by their container.
  var single: LayoutChild? { first }
}
