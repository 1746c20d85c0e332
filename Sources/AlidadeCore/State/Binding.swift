/// A value that a control shows and edits, together with a way to change it.
///
/// ```swift
/// struct Profile: Component {
///   struct State {
///     var name = ""
///     var isPublic = false
///   }
///   func initialState() -> State { State() }
///
///   func body(_ context: Context<State>) -> some Component {
///     TextField("Name", text: context.binding(\.name))
///     Toggle("Public", isOn: context.binding(\.isPublic))
///   }
/// }
/// ```
///
/// Bindings from the bodies of two generations are equal if their values are equal, as with
/// ``Action``. Therefore, a component with a binding can be compared, and kept if it is equal.
public struct Binding<Value: Sendable>: Sendable {
  /// The value in this generation.
  public let value: Value
  private let change: Action<@Sendable (inout Value) -> Void>
  /// The identity of the history that records the changes; `nil` for none.
  package var history: ObjectIdentifier?

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - value: the value in this generation.
  ///   - onChange: changes the value; called on the main thread.
  public init(_ value: Value, onChange: @escaping @MainActor @Sendable (Value) -> Void) {
    self.init(updating: value) { change in
      var changed = value
      change(&changed)
      onChange(changed)
    }
  }

  /// Creates a binding whose changes start from the newest value.
  ///
  /// - Parameters:
  ///   - value: the value in this generation.
  ///   - apply: applies a change to the newest value; called on the main thread.
  public init(
    updating value: Value,
    apply: @escaping @MainActor @Sendable (@escaping @Sendable (inout Value) -> Void) -> Void
  ) {
    self.value = value
    change = Action(apply)
  }

  /// Replaces the value.
  @MainActor public func set(_ newValue: Value) { change { $0 = newValue } }

  /// Changes the value.
  ///
  /// A binding of a context or a setting, or one made with ``init(updating:apply:)``, applies
  /// changes in the order of the calls, each to the result of the previous one. Any other binding
  /// applies a change to its ``value``, so that the last of several changes in a frame replaces the
  /// others.
  @MainActor public func update(_ change: @escaping @Sendable (inout Value) -> Void) {
    self.change(change)
  }
}

extension Binding: Equatable where Value: Equatable {}

extension Context {
  /// Returns a binding to part of the state.
  ///
  /// Changes are applied as with ``update(priority:animation:completion:_:)``: they become visible
  /// in the next frame, or immediately if a control or a text field makes them.
  ///
  /// - Parameter part: the key path from the state to the part, such as `\.name`.
  public func binding<Value: Sendable>(
    _ part: WritableKeyPath<State, Value> & Sendable
  ) -> Binding<Value> {
    Binding(updating: state[keyPath: part]) { [self] change in update { change(&$0[keyPath: part]) }
    }
  }
}

extension Context {
  /// Unavailable; a constant can't be bound.
  @available(
    *, unavailable, message: "a binding changes this part of the state; declare the property as var"
  )
  public func binding<Value: Sendable>(_ part: KeyPath<State, Value>) -> Binding<Value> {
    preconditionFailure("unavailable")
  }
}
