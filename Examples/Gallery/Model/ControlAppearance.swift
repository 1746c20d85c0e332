/// The current state of a control, as shown on a page.
struct ControlAppearance: Hashable, Sendable {
  /// The appearance of a control.
  enum Look: Hashable, Sendable {
    /// All values side by side.
    case segments
    /// The value between two buttons.
    case stepper
    /// A check box.
    case check
  }

  /// An identifier of the control that is unique on its page.
  let id: String
  let title: String
  let look: Look
  /// The names of the values.
  let labels: [String]
  /// The index of the current value.
  let selection: Int
}
