#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Synchronization
import Testing

extension GTKTests {
  /// What is taken back, made again and selected, with real keys.
  @MainActor @Suite struct TextHistoryTests {
    private struct State: Equatable {
      var text = ""
      var selection: TextSelection?
      var isFocused = false
    }

    private final class Handle: Sendable {
      private let known = Mutex<Context<State>?>(nil)
      var context: Context<State>? { known.withLock { $0 } }
      var state: State? { context?.currentState }
      func note(_ context: Context<State>) { known.withLock { $0 = $0 ?? context } }
    }

    private struct Form<Field: TextInputComponent>: Component {
      let initial: State
      let handle: Handle
      let change: @Sendable (String) -> String

      func initialState() -> State { initial }

      func body(_ context: Context<State>) -> some Component {
        handle.note(context)
        return Column {
          Field("Here", text: context.state.text) { [change] text in
            context.update { $0.text = change(text) }
          }
          .selection(context.state.selection) { selection in
            context.update { if $0.selection != nil { $0.selection = selection } }
          }
          .focused(context.state.isFocused) { isFocused in
            context.update { $0.isFocused = isFocused }
          }
          Button("Next") {}
        }
      }
    }

    @MainActor private struct Shown {
      let handle: Handle
      let window: TestWindow
      let view: GTKHostingView
      let field: GTKTextInputView

      /// Waits for a text in the widget and in the state.
      func expect(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await MainLoop.run { field.widgetText == text && handle.state?.text == text }
        await MainLoop.settle()
        #expect(field.widgetText == text, sourceLocation: sourceLocation)
        #expect(handle.state?.text == text, sourceLocation: sourceLocation)
      }
    }

    private func show<Field: TextInputComponent>(
      _ kind: Field.Type, _ initial: State = State(),
      change: @escaping @Sendable (String) -> String = { $0 }
    ) async throws -> Shown {
      let handle = Handle()
      let (window, view) = await TestWindow.showing(
        Form<Field>(initial: initial, handle: handle, change: change))
      try await Keyboard.focus(window)
      let field = try #require(view.root.textInputs.first)
      let shown = Shown(handle: handle, window: window, view: view, field: field)
      if !initial.isFocused { handle.context?.updateImmediately { $0.isFocused = true } }
      await MainLoop.settle()
      return shown
    }

    private func checkHistory<Field: TextInputComponent>(_ kind: Field.Type) async throws {
      let form = try await show(kind) { text in text.filter { $0 != "x" } }
      try await Keyboard.type("one two")
      await form.expect("one two")
      form.handle.context?.updateImmediately { $0.text = "1 two 3" }
      await form.expect("1 two 3")
      try await Keyboard.press("End")
      try await Keyboard.type("xax")
      await form.expect("1 two 3a")
      for text in ["1 two 3", "one two", "one", ""] {
        try await Keyboard.press("ctrl+z")
        await form.expect(text)
      }
      try await Keyboard.press("ctrl+z", "ctrl+shift+z", "ctrl+y", "ctrl+shift+z")
      await form.expect("1 two 3")
      try await Keyboard.type("x")
      try await Keyboard.press("ctrl+y")
      await form.expect("1 two 3a")
    }

    @Test func `keys take back and make again what belongs together in one line`() async throws {
      try await checkHistory(TextField.self)
      try await checkHistory(SearchField.self)
    }

    @Test func `keys take back and make again what belongs together in several`() async throws {
      try await checkHistory(TextEditor.self)
    }

    private func checkMenu<Field: TextInputComponent>(_ kind: Field.Type) async throws {
      let form = try await show(kind)
      try await Keyboard.type("one two")
      await form.expect("one two")
      let text = try #require(gtk_window_get_focus(form.window.window))
      for (action, expected) in [("undo", "one"), ("undo", ""), ("redo", "one")] {
        gtk_widget_activate_action_variant(text, "menu.popup", nil)
        await MainLoop.settle()
        var next = gtk_widget_get_first_child(text)
        while let child = next, String(cString: gtk_widget_get_name(child)) != "GtkPopoverMenu" {
          next = gtk_widget_get_next_sibling(child)
        }
        let menu = try #require(next)
        let popover = UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self)
        let item = button(in: menu, action: action)
        #expect(item.map { gtk_widget_get_sensitive($0) } == 1, "\(names(in: menu))")
        gtk_widget_activate_action_variant(menu, "text.\(action)", nil)
        gtk_popover_popdown(popover)
        await MainLoop.run { gtk_widget_get_visible(menu) == 0 }
        await form.expect(expected)
      }
    }

    /// The item of a menu for an action.
    private func button(
      in widget: UnsafeMutablePointer<GtkWidget>, action: String
    ) -> UnsafeMutablePointer<GtkWidget>? {
      var pending = [widget]
      while let next = pending.popLast() {
        if String(cString: gtk_widget_get_name(next)) == "GtkModelButton" {
          let label = label(of: next)
          if label.lowercased().contains(action) { return next }
        }
        var child = gtk_widget_get_first_child(next)
        while let found = child {
          pending.append(found)
          child = gtk_widget_get_next_sibling(found)
        }
      }
      return nil
    }

    private func names(in widget: UnsafeMutablePointer<GtkWidget>) -> String {
      var names = String(cString: gtk_widget_get_name(widget))
      var child = gtk_widget_get_first_child(widget)
      while let found = child {
        names += " (" + self.names(in: found) + ")"
        child = gtk_widget_get_next_sibling(found)
      }
      return names
    }

    private func label(of item: UnsafeMutablePointer<GtkWidget>) -> String {
      var value = GValue()
      g_value_init(&value, g_type_from_name("gchararray"))
      defer { g_value_unset(&value) }
      g_object_get_property(
        UnsafeMutableRawPointer(item).assumingMemoryBound(to: GObject.self), "text", &value)
      return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }

    @Test func `the items of the menu take back and make again`() async throws {
      try await checkMenu(TextField.self)
      try await checkMenu(TextEditor.self)
    }

    private func checkSelection<Field: TextInputComponent>(_ kind: Field.Type) async throws {
      let form = try await show(
        kind, State(text: "hello", selection: TextSelection(anchor: 1, caret: 3)))
      #expect(form.field.containsFocus)
      #expect(form.field.selection == TextSelection(anchor: 1, caret: 3), "As the state says.")
      try await Keyboard.press("shift+Right")
      await MainLoop.run { form.handle.state?.selection == TextSelection(anchor: 1, caret: 4) }
      try await Keyboard.type("ab")
      await form.expect("habo")
      #expect(form.handle.state?.selection == TextSelection(caret: 3))
      try await Keyboard.press("BackSpace")
      await form.expect("hao")
      #expect(form.handle.state?.selection == TextSelection(caret: 2))
      form.handle.context?.updateImmediately { $0.selection = .all(of: $0.text) }
      #expect(form.field.selection == TextSelection(anchor: 0, caret: 3))
      try await Keyboard.type("z")
      await form.expect("z")
      #expect(form.field.selection == TextSelection(caret: 1))
      #expect(form.handle.state?.selection == TextSelection(caret: 1))
    }

    @Test func `the selection in a widget is the one of the state`() async throws {
      try await checkSelection(TextField.self)
      try await checkSelection(SearchField.self)
      try await checkSelection(SecureField.self)
      try await checkSelection(TextEditor.self)
    }
  }
}

extension TestWindow {
  fileprivate var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
}
#endif
