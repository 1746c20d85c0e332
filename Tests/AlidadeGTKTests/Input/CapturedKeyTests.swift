#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  /// Keys that components get before the focused widget.
  @MainActor @Suite struct CapturedKeyTests {
    @MainActor private final class Told {
      var entries: [String] = []
      var isTaken = true
      func take() -> [String] {
        defer { entries = [] }
        return entries
      }
    }

    private let told = Told()

    private func shown(
      _ keys: [Key]
    ) async throws -> (TestWindow, GTKTextInputView) {
      let told = told
      var field = SearchField("Search").onSubmit { told.entries.append("submit") }
        .onTap(button: .middle) {}
      for key in keys {
        field = field.onKeyPress(key, phase: .capture) {
          told.entries.append("\(key)")
          return told.isTaken
        }
      }
      let content = field
      let (window, view) = await TestWindow.showing(
        Column {
          content
          Button("other") {}
        }.grow())
      let input = try #require(view.root.textInputs.first)
      try await Keyboard.focus(window)
      gtk_widget_grab_focus(input.textWidget)
      return (window, input)
    }

    @Test func `captured keys don't reach the field, and declined ones do`() async throws {
      let (window, input) = try await shown([.up, .down, .tab, .enter, .character("x")])
      try await Keyboard.press("a", "Up", "Down", "Tab", "Return", "x", "b")
      #expect(told.take() == ["Up", "Down", "Tab", "Return", "X"])
      #expect(input.text == "ab" && input.containsFocus)
      told.isTaken = false
      try await Keyboard.press("x", "Return")
      #expect(told.take() == ["X", "Return", "submit"])
      #expect(input.text == "abx")
      try await Keyboard.press("Tab")
      #expect(!input.containsFocus)
      withExtendedLifetime(window) {}
    }

    @Test func `a key of a composition belongs to the input method`() async throws {
      let (window, input) = try await shown([.enter, .character("4")])
      try await Keyboard.press("ctrl+shift+u", "4", "1", "Return")
      #expect(told.take() == [])
      #expect(input.text == "A")
      try await Keyboard.press("4", "Return")
      #expect(told.take() == ["4", "Return"])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
