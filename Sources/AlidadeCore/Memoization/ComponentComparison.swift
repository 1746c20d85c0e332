/// The result of comparing a component with the previous generation.
enum ComponentComparison {
  /// The body would be the same.
  case equal
  /// A property differs.
  case different
  /// The type isn't `Equatable`.
  case impossible

  /// Compares a component with another one of any type.
  static func compare<New: Component, Old: Component>(_ new: New, _ old: Old) -> Self {
    guard New.self == Old.self else { return .different }
    // Proof: the types are the same. The new one first: actions are linked from left to right.
    switch New._areEqual(new, unsafeBitCast(old, to: New.self)) {
    case true: return .equal
    case false: return .different
    case nil: return .impossible
    }
  }

  /// Compares a component with another one, whose children are equal to its own.
  static func compareWithoutChildren<New: PrimitiveComponent, Old: Component>(
    _ new: New, _ old: Old
  ) -> Self {
    guard New.self == Old.self else { return .different }
    var new = new
    // Proof: the types are the same.
    new._takeChildren(from: unsafeBitCast(old, to: New.self))
    return compare(new, old)
  }
}
