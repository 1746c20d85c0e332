// Default implementations that satisfy requirements where nothing else does. The compiler rejects
// them with their message; without them it says only that the conformance is incomplete.

extension Component {
  /// Unavailable; a component that declares a `State` must implement ``initialState()``.
  @available(
    *, unavailable, message: "a component that declares a State needs func initialState() -> State"
  )
  public func initialState() -> State { preconditionFailure("unavailable") }

  /// Unavailable; a component that declares a `State` must implement ``body(_:)``.
  @available(
    *, unavailable,
    message: """
      a component that declares a State needs func body(_ context: Context<State>) -> some Component
      """
  )
  public func body(_ context: Context<State>) throws -> Body { preconditionFailure("unavailable") }
}

extension Component where State == NoState, Body == _MissingBody {
  /// Unavailable; a component must have a body.
  @available(
    *, unavailable,
    message: """
      a component needs var body: some Component, or func body(_ context: Context<NoState>) -> some \
      Component
      """
  )
  public func body(_ context: Context<NoState>) throws -> _MissingBody {
    preconditionFailure("unavailable")
  }
}

/// A placeholder for a missing body, so that the compiler can say what is missing.
public struct _MissingBody: Component {
  /// The placeholder doesn't have its own body.
  public typealias Body = Never
}
