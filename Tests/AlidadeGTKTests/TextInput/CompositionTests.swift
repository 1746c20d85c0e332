#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// What is composed with an input method when its view is taken elsewhere.
  @MainActor @Suite struct CompositionTests {
    private final class Journal {
      var texts: [String] = []
    }

    private func check(_ field: GTKTextInputView) async throws {
      let window = await TestWindow(width: 300, height: 200)
      let first = window.add(GTKView(), Rect(x: 0, y: 0, width: 300, height: 100))
      let second = window.add(GTKView(), Rect(x: 0, y: 100, width: 300, height: 100))
      window.host.insert(field, into: first, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 300, height: 80), of: field)
      let journal = Journal()
      field.changeHandler = EventHandler { journal.texts.append($0) }
      try await Keyboard.focus(window)
      gtk_widget_grab_focus(field.textWidget)
      try await Keyboard.type("ab")
      // GTK composes any character from its number; this needs no other layout of the keyboard.
      try await Keyboard.press("ctrl+shift+u", "e")
      await MainLoop.run { field.isComposing }
      window.host.transfer(field, into: second)
      window.host.setFrame(Rect(x: 0, y: 0, width: 300, height: 80), of: field)
      #expect(!field.isComposing && field.containsFocus)
      #expect(field.text == "abue", "What was seen is a part of the text.")
      await MainLoop.settle()
      #expect(journal.texts == ["a", "ab", "abue"])
      try await Keyboard.type("c")
      await MainLoop.run { field.text == "abuec" }
      #expect(field.widgetText == "abuec" && journal.texts.last == "abuec")
      field.undo()
      #expect(field.text == "abue")
      withExtendedLifetime(window) {}
    }

    @Test func `a composition ends when the focus leaves its field`() async throws {
      let window = await TestWindow(width: 300, height: 200)
      let field = window.add(
        GTKTextFieldView(kind: .singleLine), Rect(x: 0, y: 0, width: 300, height: 40))
      let other = window.add(
        GTKTextFieldView(kind: .singleLine), Rect(x: 0, y: 60, width: 300, height: 40))
      try await Keyboard.focus(window)
      gtk_widget_grab_focus(field.textWidget)
      try await Keyboard.type("ab")
      try await Keyboard.press("ctrl+shift+u", "e")
      await MainLoop.run { field.isComposing }
      gtk_widget_grab_focus(other.textWidget)
      await MainLoop.settle()
      #expect(!field.isComposing && field.text == "abue")
    }

    @Test func `nothing that was typed is lost in a line that is taken elsewhere`() async throws {
      try await check(GTKTextFieldView(kind: .singleLine))
      try await check(GTKTextFieldView(kind: .search))
    }

    @Test func `nothing that was typed is lost in an editor that is taken elsewhere`() async throws
    {
      try await check(GTKTextEditorView())
    }
  }
}
#endif
