/// Choices that are kept outside of a window, such as in the settings of the application.
struct RememberedChoices: Sendable {
  let value: BrowserChoices
  /// Changes the newest choices.
  let update: @MainActor @Sendable (@escaping @Sendable (inout BrowserChoices) -> Void) -> Void
}
