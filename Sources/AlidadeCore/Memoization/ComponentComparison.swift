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

  /// Compares a component with the component of a node.
  static func compare<New: Component>(_ new: New, with old: ComponentNode) -> Self {
    switch old.kind {
    case .group(let component): compare(new, component)
    case .provider(let component, _): compare(new, component)
    case .boundary(let component, _): compare(new, component)
    case .box(let component): compare(new, component)
    case .layout(let component): compare(new, component)
    case .deferred(let component, _): compare(new, component)
    }
  }

  /// Compares a component with the component of a node whose children are equal to its own.
  static func compareWithoutChildren<New: PrimitiveComponent>(
    _ new: New, with old: ComponentNode
  ) -> Self {
    switch old.kind {
    case .box(let component): compareWithoutChildren(new, component)
    case .layout(let component): compareWithoutChildren(new, component)
    case .group, .provider, .boundary, .deferred: compare(new, with: old)
    }
  }

  private static func compareWithoutChildren<New: PrimitiveComponent, Old: PrimitiveComponent>(
    _ new: New, _ old: Old
  ) -> Self {
    guard New.self == Old.self else { return .different }
    var new = new
    // Proof: the types are the same.
    new._takeChildren(from: unsafeBitCast(old, to: New.self))
    return compare(new, old)
  }
}
