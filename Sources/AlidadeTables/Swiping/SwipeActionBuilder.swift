import AlidadeCore

/// A result builder that collects the swipe actions of a row.
public typealias SwipeActionBuilder = ArrayBuilder<SwipeAction>

extension SwipeActionBuilder {
  /// Unavailable; the actions of a row aren't components.
  @available(
    *, unavailable, message: "swipe actions are written as SwipeAction, not as components"
  )
  public static func buildExpression<C: Component>(_ component: C) -> [SwipeAction] { [] }
}
