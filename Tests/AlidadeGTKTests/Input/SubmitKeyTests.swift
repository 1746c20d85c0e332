#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  /// The key that submits an editor.
  @MainActor @Suite struct SubmitKeyTests {
    @MainActor private final class Told {
      var count = 0
    }

    private let told = Told()

    private func shown(
      _ modify: (TextEditor) -> TextEditor
    ) async throws -> (TestWindow, GTKTextInputView) {
      let editor = modify(TextEditor("Message"))
      let (window, view) = await TestWindow.showing(editor.grow())
      let input = try #require(view.root.textInputs.first)
      try await Keyboard.focus(window)
      gtk_widget_grab_focus(input.textWidget)
      return (window, input)
    }

    @Test func `Return submits if it is told to, and then Shift-Return breaks the line`()
      async throws
    {
      let told = told
      let (window, input) = try await shown { $0.onSubmit { told.count += 1 }.submitKey(.enter) }
      try await Keyboard.type("ab")
      try await Keyboard.press("shift+Return", "c", "Return")
      #expect(input.text == "ab\nc" && told.count == 1)
      try await Keyboard.press("ctrl+Return", "KP_Enter")
      #expect(input.text == "ab\nc" && told.count == 3)
      withExtendedLifetime(window) {}
    }

    @Test func `Return belongs to the input method while it composes`() async throws {
      let told = told
      let (window, input) = try await shown { $0.onSubmit { told.count += 1 }.submitKey(.enter) }
      try await Keyboard.press("ctrl+shift+u", "4", "1")
      await MainLoop.run { input.isComposing }
      try await Keyboard.press("Return")
      #expect(input.text == "A" && told.count == 0)
      try await Keyboard.press("Return")
      #expect(input.text == "A" && told.count == 1)
      withExtendedLifetime(window) {}
    }

    @Test func `without an action Return breaks the line`() async throws {
      let (window, input) = try await shown { $0.submitKey(.enter) }
      try await Keyboard.press("a", "Return", "ctrl+Return", "b")
      #expect(input.text == "a\n\nb")
      withExtendedLifetime(window) {}
    }
  }
}
#endif
