import AlidadeCore

/// A result builder that collects the swipe actions of a row, and supports `if`, `switch` and `for`.
@resultBuilder public enum SwipeActionBuilder {
  /// Builds an action.
  public static func buildExpression(_ action: SwipeAction) -> [SwipeAction] { [action] }

  /// Builds existing actions.
  public static func buildExpression(_ actions: [SwipeAction]) -> [SwipeAction] { actions }

  /// Builds all statements of a block.
  public static func buildBlock(_ actions: [SwipeAction]...) -> [SwipeAction] {
    actions.flatMap { $0 }
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ actions: [SwipeAction]?) -> [SwipeAction] { actions ?? [] }

  /// Builds the first branch.
  public static func buildEither(first actions: [SwipeAction]) -> [SwipeAction] { actions }

  /// Builds the second branch.
  public static func buildEither(second actions: [SwipeAction]) -> [SwipeAction] { actions }

  /// Builds a `for` loop.
  public static func buildArray(_ actions: [[SwipeAction]]) -> [SwipeAction] {
    actions.flatMap { $0 }
  }
}

extension SwipeActionBuilder {
  /// Unavailable; the actions of a row aren't components.
  @available(
    *, unavailable, message: "swipe actions are written as SwipeAction, not as components"
  )
  public static func buildExpression<C: Component>(_ component: C) -> [SwipeAction] { [] }
}
