/// A group of controls.
struct ControlSection<Page: Sendable>: Sendable {
  let title: String
  let controls: [Control<Page>]

  init(_ title: String, _ controls: [Control<Page>]) {
    self.title = title
    self.controls = controls
  }
}
