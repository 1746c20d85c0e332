/// A key press that a handler can decline.
@MainActor public final class KeyPress {
  /// The key and the modifiers that are held.
  public let combination: KeyCombination
  /// A Boolean value that is `true` if no other view receives the key; a handler that declines the
  /// key sets it to `false`.
  public var isHandled = true
  /// A Boolean value that is `true` if the key is being captured, and a view nearer to the keyboard
  /// focus also captures it.
  public let isCapturedInside: Bool

  /// Creates a key press.
  public init(_ combination: KeyCombination, isCapturedInside: Bool = false) {
    self.combination = combination
    self.isCapturedInside = isCapturedInside
  }
}

extension KeyPress: Hashable {
  /// Returns `true` if both objects are the same press.
  public nonisolated static func == (one: KeyPress, other: KeyPress) -> Bool { one === other }

  /// Hashes the identity of the press.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
