/// The place for which a closure creates content during a build: a deferred component or a
/// fallback.
///
/// The closure may read the environment and stores through the context of an ancestor, whose body
/// has already returned.
struct DeferredReading: Sendable {
  /// The place of the content that this code creates; inherited by tasks started in it.
  @TaskLocal static var current: DeferredReading?

  private let reference: ScopeReference
  /// The scope of the component with the closure.
  private let scope: Scope
  /// Identifies code that is part of the work that creates the content.
  private let token: BuildToken

  /// Calls a closure that creates content.
  ///
  /// - Returns: the content, and the values that the closure has read.
  static func reading<Content>(
    in scope: Scope, _ environment: Environment, _ session: BuildSession,
    _ closure: () -> Content
  ) -> (Content, reads: BodyReads) {
    let reference = ScopeReference(inBodyOf: scope, environment, session.stores)
    let reading = DeferredReading(reference: reference, scope: scope, token: session.token)
    let content = $current.withValue(reading, operation: closure)
    let reads = reference.endBody(isShared: true)
    if !reads.stores.isEmpty { session.note(reads.stores, of: scope) }
    return (content, reads)
  }

  /// Returns the place for which this code creates content, if the place is inside a component.
  static func active(around scope: Scope) -> ScopeReference? {
    guard let current, current.token.isHere, current.scope.isInside(scope) else { return nil }
    return current.reference
  }
}
