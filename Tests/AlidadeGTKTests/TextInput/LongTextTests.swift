#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  /// Real keys in an editor of a million characters.
  @MainActor @Suite struct LongTextTests {
    private let text = String(
      repeating: "Each line of this text has fifty characters in it\n", count: 20_000)

    @Test func `keys, a paste and what is taken back are the state's at once`() async throws {
      let handle = TypingTests.Form.Handle()
      let (window, view) = await TestWindow.showing(
        TypingTests.Single(multiLine: true, handle: handle) { $0 }, width: 400, height: 300)
      try await Keyboard.focus(window)
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(field.textWidget)
      handle.context?.updateImmediately { [text] in $0.text = text }
      await window.frame()
      func isState(_ expected: String) -> Bool {
        guard let state = handle.context?.currentState.text else { return false }
        return state.utf8.count == expected.utf8.count && state == expected
      }
      #expect(isState(text) && field.widgetCount == 1_000_000)
      #expect(field.frame.size.height < 300, "No more is measured than there is room for.")

      field.selection = TextSelection(caret: 25)
      try await Keyboard.type("abcd")
      let typed = text.prefix(25) + "abcd" + text.dropFirst(25)
      await MainLoop.run { isState(String(typed)) }
      try await Keyboard.press("BackSpace", "BackSpace", "BackSpace", "BackSpace")
      await MainLoop.run { isState(text) }
      #expect(field.selection == TextSelection(caret: 25))

      gdk_clipboard_set_text(gtk_widget_get_clipboard(field.textWidget), text)
      try await Keyboard.press("ctrl+v")
      let pasted = String(text.prefix(25) + text + text.dropFirst(25))
      await MainLoop.run { isState(pasted) }
      #expect(field.widgetCount == 2_000_000)
      try await Keyboard.press("ctrl+z")
      await MainLoop.run { isState(text) }
      #expect(field.widgetCount == 1_000_000)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
