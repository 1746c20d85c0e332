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
    guard let new = new as? any Equatable else { return .impossible }
    // The new one first: actions are linked from left to right.
    return new.isSame(as: old) ? .equal : .different
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
}
