/// The place at which the content of a deferred component is being made.
///
/// The closure that makes it may read the environment through the context of a component around,
/// whose body has long returned.
struct DeferredReading: Sendable {
  /// The place of the content that this code makes; inherited by tasks that are started there.
  @TaskLocal static var current: DeferredReading?

  let environment: Environment
  /// The scope of the deferred component.
  let scope: Scope
  /// Tells whether code is a part of the work that makes the content.
  let token: BuildToken

  /// Returns the environment of the content that this code makes, if that is inside a component.
  static func active(around scope: Scope) -> Environment? {
    guard let current, current.token.isHere, current.scope.isInside(scope) else { return nil }
    return current.environment
  }
}
