/// A description of a part of a user interface.
///
/// A component is an immutable value. It is created anew for every generation, which is one
/// complete build of a tree of components.
///
/// Most components only compose other components in ``body-swift.property``, or in ``body(_:)`` if
/// they have state or read the environment. A few place their children themselves
/// (``LayoutComponent``). Very few wrap a native view (``ViewComponent``).
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
/// The framework keeps the `State` of a component for as long as its identity exists: its type, its
/// key, and its position among the siblings that share both. Modifiers don't hide the type: siblings
/// with the same modifier are distinguished by what they modify.
///
/// All requirements may be called on any thread, and more than once for each visible change. The
/// results must depend only on the component's properties and the context.
public protocol Component: Sendable {
  /// The type of the state that the component keeps between generations; no state by default.
  associatedtype State: Sendable = NoState

  /// The type of the component's content.
  associatedtype Body: Component = _MissingBody

  /// Returns the initial state of the component.
  ///
  /// This method is called once for each identity. If two builds overlap because one takes a long
  /// time, both may call it; the result from the build that is shown is used.
  func initialState() -> State

  /// The content of a component without state.
  ///
  /// Several components in a body take the place of this component in its parent. A body may throw
  /// an error; the nearest enclosing ``ErrorBoundary`` in the same row, window or popover then
  /// shows its fallback.
  @ComponentBuilder var body: Body { get throws }

  /// Returns the content of a component that has state or reads the environment.
  ///
  /// The default implementation returns ``body-swift.property``.
  ///
  /// - Parameter context: the state and a way to change it.
  /// - Throws: an error, for which the nearest enclosing ``ErrorBoundary`` in the same row, window
  ///   or popover shows its fallback.
  @ComponentBuilder func body(_ context: Context<State>) throws -> Body

  /// The factory that creates the component's controller; `nil` for most components.
  ///
  /// Implemented by ``ControllerProviding``; don't implement it yourself.
  static var _controllerFactory: _ControllerFactory<Self>? { get }

  /// The type of the component that this one modifies, directly or through other modifiers; `nil`
  /// unless the component is a modifier.
  ///
  /// Implemented by modifiers; don't implement it yourself.
  var _modifiedType: ObjectIdentifier? { get }

  /// Builds the component.
  ///
  /// Each kind of component implements this method; don't implement it yourself.
  func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result

  /// Returns `true` if two components are equal; `nil` if they can't be compared.
  ///
  /// Implemented for all components; don't implement it yourself, but make the type `Equatable`.
  static func _areEqual(_ one: Self, _ other: Self) -> Bool?
}

extension Component where State == NoState {
  /// Returns the only value of the empty state.
  public func initialState() -> NoState { NoState() }

  /// Returns the content, which depends only on the component's properties.
  public func body(_ context: Context<NoState>) throws -> Body { try body }
}

extension Component {
  /// A default implementation that traps; the component implements ``body(_:)`` instead, or has no
  /// body.
  public var body: Body {
    get throws {
      preconditionFailure("\(Self.self) has no body property; call body(_:) if it composes others.")
    }
  }

  /// `nil`; by default, a component has no controller.
  public static var _controllerFactory: _ControllerFactory<Self>? { nil }

  /// `nil`; by default, a component isn't a modifier.
  public var _modifiedType: ObjectIdentifier? { nil }

  /// Builds the component.
  @inlinable public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(composing: self)
  }

  /// Compares two components whose type may be `Equatable` only under conditions, or only in
  /// another module.
  public static func _areEqual(_ one: Self, _ other: Self) -> Bool? {
    (one as? any Equatable)?.isSame(as: other)
  }
}

extension Component where Self: Equatable {
  /// Compares two components, without looking up at run time that they can be compared.
  public static func _areEqual(_ one: Self, _ other: Self) -> Bool? { one == other }
}

extension Never: Component {
  /// `Never`, because this type has no values.
  public typealias Body = Never
}
