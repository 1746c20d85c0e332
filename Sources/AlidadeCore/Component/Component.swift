/// A description of a part of a user interface: an immutable value, made anew for every generation.
///
/// Most components only compose others in ``body-swift.property``, or in ``body(_:)`` if they remember
/// something or read the environment. A few place their children themselves (``LayoutComponent``). Very
/// few wrap a native view (``ViewComponent``).
///
/// ```swift
/// struct Greeting: Component {
///   let name: String
///   var body: some Component { Text("Hello, \(name)!") }
/// }
///
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

  /// Returns the state that the component begins with.
  ///
  /// Called once for each identity. If a build takes so long that another goes ahead beside it, both
  /// may call it, and the answer of the one that is shown counts.
  func initialState() -> State

  /// The content of a component that remembers nothing.
  ///
  /// Several components in a body stand in the component around as if they were written there. A body
  /// may throw an error, which the nearest ``ErrorBoundary`` around shows something for.
  @ComponentBuilder var body: Body { get throws }

  /// Returns the content of the component; for one with state, or that reads the environment.
  ///
  /// Returns ``body-swift.property`` unless implemented.
  ///
  /// - Parameter context: the state, and the way to change it.
  /// - Throws: an error that the nearest ``ErrorBoundary`` around shows something for.
  @ComponentBuilder func body(_ context: Context<State>) throws -> Body

  /// Makes the controller of the component; `nil` for most.
  ///
  /// Implemented by ``ControlledComponent``; don't implement it yourself.
  static var _controllerFactory: _ControllerFactory<Self>? { get }

  /// Builds the component as one of its kind.
  ///
  /// Implemented by the kinds of components; don't implement it yourself.
  func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result
}

extension Component where State == NoState {
  /// Nothing to remember.
  public func initialState() -> NoState { NoState() }

  /// Returns the content, which depends on nothing but the properties of the component.
  public func body(_ context: Context<NoState>) throws -> Body { try body }
}

extension Component {
  /// Traps: the component implements ``body(_:)``, or is not composed of others.
  public var body: Body {
    get throws { preconditionFailure("\(Self.self) has no body that can do without a context.") }
  }

  /// There is no controller.
  public static var _controllerFactory: _ControllerFactory<Self>? { nil }

  /// Builds the component as one of its kind.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(composing: self)
  }
}

extension Never: Component {
  /// There is no value of this type.
  public typealias Body = Never
}
