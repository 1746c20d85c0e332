// Default implementations that satisfy requirements where nothing else does. The compiler rejects
// them with their message; without them it says only that the conformance is incomplete.

extension Component {
  /// Not available: a component that declares a `State` implements ``initialState()``.
  @available(
    *, unavailable, message: "a component that declares a State needs func initialState() -> State"
  )
  public func initialState() -> State { preconditionFailure("unavailable") }

  /// Not available: a component that declares a `State` implements ``body(_:)``.
  @available(
    *, unavailable,
    message: """
      a component that declares a State needs func body(_ context: Context<State>) -> some Component
      """
  )
  public func body(_ context: Context<State>) throws -> Body { preconditionFailure("unavailable") }
}

extension Component where State == NoState, Body == _MissingBody {
  /// Not available: a component has a body.
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

/// The body of a component without one, so that the compiler can say what is missing.
public struct _MissingBody: Component {
  /// There is no body.
  public typealias Body = Never
}
