/// The key that submits a text of several lines.
public enum SubmitKey: Hashable, Sendable {
  /// Return; Shift-Return breaks the line. Control-Return submits, too.
  case enter
  /// Control-Return; Return breaks the line.
  case controlEnter

  /// Returns `true` if a key with its modifiers submits.
  public func isPressed(by combination: KeyCombination) -> Bool {
    guard combination.key == .enter else { return false }
    if combination.modifiers.contains(.control) { return true }
    return self == .enter && combination.modifiers.isEmpty
  }
}
