/// The outcome of comparing a component with the one in its place in the previous generation.
enum ComponentComparison {
  /// A body would be the same.
  case equal
  /// Some property is another.
  case different
  /// The type is not `Equatable`.
  case impossible

  /// Compares a component with another one, of whatever type.
  static func compare<C: Component>(_ new: C, _ old: any Component) -> ComponentComparison {
    guard let new = new as? any Equatable else { return .impossible }
    // The new one first: actions are linked from the left to the right.
    return new.isSame(as: old) ? .equal : .different
  }
}
