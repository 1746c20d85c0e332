/// The outcome of comparing a component with the one in its place in the previous generation.
enum ComponentComparison {
  /// A body would be the same.
  case equal
  /// Some property is another.
  case different
  /// The type is not `Equatable`.
  case impossible

  /// Compares two components of one type.
  static func compare<C: Component>(_ new: C, _ old: any Component) -> ComponentComparison {
    guard let new = new as? any Equatable else { return .impossible }
    return new.isEqual(to: old) ? .equal : .different
  }

  /// Compares two components of any type.
  static func compare(any new: any Component, _ old: any Component) -> ComponentComparison {
    guard let new = new as? any Equatable else { return .impossible }
    return new.isEqual(to: old) ? .equal : .different
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Component) -> Bool {
    // The new one first: actions are linked from the left to the right.
    (other as? Self).map { self == $0 } ?? false
  }
}
