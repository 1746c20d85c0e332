/// A result builder that collects components from top to bottom, and supports `if`, `switch` and
/// `for`.
@resultBuilder public enum ComponentBuilder {
  /// Returns one component.
  public static func buildExpression<C: Component>(_ component: C) -> AnyComponent {
    AnyComponent(component)
  }

  /// Returns several components.
  public static func buildExpression(_ components: [AnyComponent]) -> [AnyComponent] { components }

  /// Returns no components, for an empty block.
  public static func buildBlock() -> [AnyComponent] { [] }

  /// Returns the component of the first statement.
  public static func buildPartialBlock(first: AnyComponent) -> [AnyComponent] { [first] }

  /// Returns the components of the first statement.
  public static func buildPartialBlock(first: [AnyComponent]) -> [AnyComponent] { first }

  /// Appends the component of a further statement.
  public static func buildPartialBlock(
    accumulated: consuming [AnyComponent], next: AnyComponent
  ) -> [AnyComponent] {
    accumulated.append(next)
    return accumulated
  }

  /// Appends the components of a further statement.
  public static func buildPartialBlock(
    accumulated: consuming [AnyComponent], next: [AnyComponent]
  ) -> [AnyComponent] {
    accumulated += next
    return accumulated
  }

  /// Returns the components of an `if` without `else`.
  public static func buildOptional(_ components: [AnyComponent]?) -> [AnyComponent] {
    components ?? []
  }

  /// Returns the components of the first branch.
  public static func buildEither(first components: [AnyComponent]) -> [AnyComponent] { components }

  /// Returns the components of the second branch.
  public static func buildEither(second components: [AnyComponent]) -> [AnyComponent] { components }

  /// Returns the components of a `for` loop.
  public static func buildArray(_ components: [[AnyComponent]]) -> [AnyComponent] {
    components.flatMap { $0 }
  }

  /// Returns the components of an `if #available`.
  public static func buildLimitedAvailability(_ components: [AnyComponent]) -> [AnyComponent] {
    components
  }

  /// Returns the components of the whole block.
  public static func buildFinalResult(_ components: [AnyComponent]) -> ComponentList {
    ComponentList(components)
  }
}
