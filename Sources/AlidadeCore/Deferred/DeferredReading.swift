/// The place at which the content of a deferred component is created.
///
/// The closure that creates it may read the environment through the context of an ancestor, whose
/// body has already returned.
struct DeferredReading: Sendable {
  /// The place of the content that this code creates; inherited by tasks started in it.
  @TaskLocal static var current: DeferredReading?

  let environment: Environment
  /// The scope of the deferred component.
  let scope: Scope
  /// Identifies code that is part of the work that creates the content.
  let token: BuildToken

  /// Returns the environment of the content that this code creates, if it is inside a component.
  static func active(around scope: Scope) -> Environment? {
    guard let current, current.token.isHere, current.scope.isInside(scope) else { return nil }
    return current.environment
  }
}
