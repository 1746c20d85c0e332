/// Shows something else in place of components whose bodies throw.
///
/// ```swift
/// ErrorBoundary {
///   Feed(source: source)
/// } fallback: { failure in
///   Text("\(failure.error)")
///   Button("Try again") { failure.retry() }
/// }
/// ```
///
/// What is inside remembers what it knew before it failed, and is tried again when ``Failure/retry``
/// is called and when the boundary itself is built anew; all of it is built then. What failed in its
/// first build, so that it was never shown, begins anew. An error in the fallback goes on to the
/// next boundary around. Without a boundary the host reports the error, keeps what it showed last,
/// and tries again with the next change.
public struct ErrorBoundary: Component {
  /// An error that was thrown by a body, and what to do about it.
  public struct Failure: Sendable {
    /// The error.
    public let error: any Error
    /// The types of the components around the one that threw, from the outermost to the innermost,
    /// joined by arrows.
    public let path: String
    /// Builds what failed once more.
    public let retry: Action<Void>
  }

  let content: AnyComponent
  let fallback: @Sendable (Failure) -> AnyComponent

  /// Guards components.
  ///
  /// - Parameters:
  ///   - content: what may fail.
  ///   - fallback: what is shown when it did; called on any thread.
  public init(
    @ComponentBuilder content: () -> ComponentList,
    @ComponentBuilder fallback: @escaping @Sendable (Failure) -> ComponentList
  ) {
    self.content = AnyComponent(content())
    self.fallback = { AnyComponent(fallback($0)) }
  }

  /// There is no body.
  public typealias Body = Never

  /// Builds the component as one of its kind.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(guarding: self)
  }
}
