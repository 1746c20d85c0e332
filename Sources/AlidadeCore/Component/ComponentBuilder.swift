/// Lets components be listed one below the other, with `if`, `switch` and `for`.
@resultBuilder public enum ComponentBuilder {
  /// One component.
  public static func buildExpression<C: Component>(_ component: C) -> [AnyComponent] {
    [AnyComponent(component)]
  }

  /// Several components.
  public static func buildExpression(_ components: [AnyComponent]) -> [AnyComponent] { components }

  /// Nothing.
  public static func buildBlock() -> [AnyComponent] { [] }

  /// The first of several statements.
  public static func buildPartialBlock(first: [AnyComponent]) -> [AnyComponent] { first }

  /// The statements so far and one more.
  public static func buildPartialBlock(
    accumulated: [AnyComponent], next: [AnyComponent]
  ) -> [AnyComponent] { accumulated + next }

  /// An `if` without `else`.
  public static func buildOptional(_ components: [AnyComponent]?) -> [AnyComponent] {
    components ?? []
  }

  /// The first branch.
  public static func buildEither(first components: [AnyComponent]) -> [AnyComponent] { components }

  /// The second branch.
  public static func buildEither(second components: [AnyComponent]) -> [AnyComponent] { components }

  /// A `for` loop.
  public static func buildArray(_ components: [[AnyComponent]]) -> [AnyComponent] {
    components.flatMap { $0 }
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ components: [AnyComponent]) -> [AnyComponent] {
    components
  }

  /// The children of a component.
  public static func buildFinalResult(_ components: [AnyComponent]) -> [AnyComponent] { components }

  /// The body of a component.
  public static func buildFinalResult(_ components: [AnyComponent]) -> ComponentList {
    ComponentList(components)
  }
}
