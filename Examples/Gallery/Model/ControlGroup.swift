/// A group of controls in their current state.
struct ControlGroup: Hashable, Sendable {
  let title: String
  let controls: [ControlAppearance]
}
