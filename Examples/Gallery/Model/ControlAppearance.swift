/// A control as it stands: what is shown of it.
struct ControlAppearance: Hashable, Sendable {
  /// How a control looks.
  enum Look: Hashable, Sendable {
    /// All values side by side.
    case segments
    /// The value between two buttons.
    case stepper
    /// A box that can be ticked.
    case check
  }

  /// What tells it from the other controls of its page.
  let id: String
  let title: String
  let look: Look
  /// What its values are called.
  let labels: [String]
  /// Which of them holds.
  let selection: Int
}
