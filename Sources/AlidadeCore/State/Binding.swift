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
  private let change: Action<Value>
  /// The identity of the history that records the changes; `nil` for none.
  package var history: ObjectIdentifier?

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - value: the value in this generation.
  ///   - onChange: changes the value; called on the main thread.
  public init(_ value: Value, onChange: @escaping @MainActor @Sendable (Value) -> Void) {
    self.value = value
    change = Action(onChange)
  }

  /// Changes the value.
  @MainActor public func set(_ newValue: Value) { change(newValue) }
}

extension Binding: Equatable where Value: Equatable {}

extension Context {
  /// Returns a binding to a part of the state.
  ///
  /// Changes are applied as with ``update(priority:animation:completion:_:)``: they become visible
  /// in the next frame, or immediately if a control or a text field makes them.
  ///
  /// - Parameter part: the key path from the state to the part, such as `\.name`.
  public func binding<Value: Sendable>(
    _ part: WritableKeyPath<State, Value> & Sendable
  ) -> Binding<Value> {
    Binding(state[keyPath: part]) { [self] newValue in update { $0[keyPath: part] = newValue } }
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
