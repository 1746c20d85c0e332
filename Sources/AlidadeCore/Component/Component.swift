/// A description of a part of a user interface: an immutable value, made anew for every generation.
///
/// Most components only compose others in ``body(_:)``. A few place their children themselves
/// (``LayoutComponent``). Very few wrap a native view (``ViewComponent``).
///
/// ```swift
/// struct Counter: Component {
///   struct State { var taps = 0 }
///   func initialState() -> State { State() }
///
///   func body(_ context: Context<State>) -> some Component {
///     Button("Tapped \(context.state.taps) times") { context.update { $0.taps += 1 } }
///   }
/// }
/// ```
///
/// A component that declares a `State` keeps a value of it for as long as its identity lives: its
/// type, its key, and its place among the siblings that share both.
///
/// Everything here may be called on any thread, and more often than a change becomes visible. It
/// must depend on nothing but the component's own properties and the context.
public protocol Component: Sendable {
  /// What the component remembers between generations; none unless declared.
  associatedtype State: Sendable = NoState

  /// What the component is composed of.
  associatedtype Body: Component

  /// What the component remembers at first; called once for each identity.
  func initialState() -> State

  /// What the component is composed of now.
  ///
  /// Several components in a body stand in the component around as if they were written there.
  ///
  /// - Throws: an error that the nearest ``ErrorBoundary`` around shows something for.
  @ComponentBuilder func body(_ context: Context<State>) throws -> Body

  /// What accompanies the component over its generations; `nil` for most.
  ///
  /// The kinds implement it; a component of yours conforms to ``ControlledComponent``.
  static var lifecycle: ComponentLifecycle<Self>? { get }

  /// Tells a visitor what kind of component this is.
  ///
  /// The kinds implement it; a component of yours does not.
  func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result
}

extension Component where State == NoState {
  /// Nothing to remember.
  public func initialState() -> NoState { NoState() }
}

extension Component {
  /// Nothing.
  public static var lifecycle: ComponentLifecycle<Self>? { nil }

  /// Visits the component as one that composes others.
  public func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
    visitor.visit(composing: self)
  }
}

extension Never: Component {
  // swift-format-ignore: OmitExplicitReturns
  /// Cannot be called.
  public func body(_ context: Context<NoState>) -> Never {
    return preconditionFailure("There is no value of this type.")
  }
}
