/// What tells a component from siblings of the same type.
public struct ComponentKey: Hashable, Sendable, CustomStringConvertible {
  // Proof: the only initialiser takes a value that is Sendable, and the box is never changed.
  private nonisolated(unsafe) let value: AnyHashable

  /// Makes a key from a value, such as the id of an item.
  public init<Value: Hashable & Sendable>(_ value: Value) {
    self.value = AnyHashable(value)
  }

  /// The value as text.
  public var description: String { "\(value.base)" }
}
