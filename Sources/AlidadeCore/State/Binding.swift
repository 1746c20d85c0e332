/// A value together with the way to change it: what a control shows and edits.
///
/// ```swift
/// struct Profile: Component {
///   struct State { var name = ""; var isPublic = false }
///   func initialState() -> State { State() }
///
///   func body(_ context: Context<State>) -> some Component {
///     TextField("Name", text: context.binding(\.name))
///     Toggle("Public", isOn: context.binding(\.isPublic))
///   }
/// }
/// ```
///
/// Two bindings made in the bodies of two generations are equal if their values are, as with
/// ``Action``. So a component that takes a binding can be compared, and kept.
public struct Binding<Value: Sendable>: Sendable {
  /// The value as of this generation.
  public let value: Value
  private let change: Action<Value>

  /// Makes a binding.
  ///
  /// - Parameters:
  ///   - value: the value as of this generation.
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
  /// Changes are made as by ``update(in:_:)``: shown in the next frame, or at once where a control or a
  /// field makes them.
  ///
  /// - Parameter part: leads from the state to the part, such as `\.name`.
  public func binding<Value: Sendable>(
    _ part: WritableKeyPath<State, Value> & Sendable
  ) -> Binding<Value> {
    Binding(state[keyPath: part]) { [self] newValue in update { $0[keyPath: part] = newValue } }
  }
}
