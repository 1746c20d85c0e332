/// Controls that belong together, as they stand.
struct ControlGroup: Hashable, Sendable {
  let title: String
  let controls: [ControlAppearance]
}
