/// The key that submits multiline text.
public enum SubmitKey: Hashable, Sendable {
  /// Return; Shift-Return inserts a line break, and Control-Return also submits.
  case enter
  /// Control-Return; Return inserts a line break.
  case controlEnter

  /// Returns `true` if a key combination submits the text.
  public func isPressed(by combination: KeyCombination) -> Bool {
    guard combination.key == .enter else { return false }
    if combination.modifiers.contains(.control) { return true }
    return self == .enter && combination.modifiers.isEmpty
  }
}
