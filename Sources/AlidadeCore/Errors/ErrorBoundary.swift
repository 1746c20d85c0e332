/// A component that shows a fallback in place of components whose bodies throw.
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
/// The content keeps the state it had before it failed. All of it is rebuilt when
/// ``Failure/retry`` is called, when the boundary itself is rebuilt, when a value of its
/// environment changes, and when a part of a ``Store`` that a component in the content has read
/// changes. Content that failed when it was laid out, in a `LayoutReader`, is also rebuilt when
/// the size of the window or row changes. Content that failed in its first build, and so was never
/// shown, starts with its initial state. An error in the fallback propagates to the next enclosing
/// boundary. Without a boundary, the host reports the error, keeps showing the last generation
/// that succeeded, and tries again with the next change.
///
/// The rows of a list and the contents of windows and popovers are built separately, when they are
/// shown, so a boundary around them doesn't catch their errors. Put a boundary in the row or the
/// content instead.
public struct ErrorBoundary: Component {
  /// An error that a body threw, with an action to retry.
  public struct Failure: Sendable {
    /// The error.
    public let error: any Error
    /// The types of the component that threw and of its ancestors, from the outermost to the
    /// innermost, joined by arrows.
    public let path: String
    /// Builds the failed components again.
    public let retry: Action<Void>
  }

  let content: AnyComponent
  let fallback: @Sendable (Failure) -> AnyComponent

  /// Creates an error boundary around components.
  ///
  /// - Parameters:
  ///   - content: the components that may fail.
  ///   - fallback: returns the components to show after a failure; called on any thread.
  public init(
    @ComponentBuilder content: () -> ComponentList,
    @ComponentBuilder fallback: @escaping @Sendable (Failure) -> ComponentList
  ) {
    self.content = AnyComponent(content())
    self.fallback = { AnyComponent(fallback($0)) }
  }

  /// `Never`, because this component has no body.
  public typealias Body = Never

  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(guarding: self)
  }
}
