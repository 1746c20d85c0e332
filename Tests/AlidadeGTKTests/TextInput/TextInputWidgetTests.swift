#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct TextInputWidgetTests {
    private final class Journal {
      var lines: [String] = []
    }

    nonisolated static let kinds = TextInputKind.allCases

    private func make(_ kind: TextInputKind) throws -> GTKTextInputView {
      let host = GTKMountHost(root: GTKView())
      let view = host.makeView(PortableViewClass(kind.viewKind, role: kind.role))
      return try #require(view as? GTKTextInputView)
    }

    /// Inserts at the caret as the widgets themselves do when a user types.
    private func type(_ text: String, into view: GTKTextInputView) {
      if view.kind == .multiLine {
        let widget = view.textWidget
        let buffer = gtk_text_view_get_buffer(
          UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self))
        gtk_text_buffer_begin_user_action(buffer)
        gtk_text_buffer_delete_selection(buffer, 1, 1)
        gtk_text_buffer_insert_interactive_at_cursor(buffer, text, -1, 1)
        gtk_text_buffer_end_user_action(buffer)
      } else {
        let editable = gtk_editable_get_delegate(OpaquePointer(view.content))
        gtk_editable_delete_selection(editable)
        var position = gtk_editable_get_position(editable)
        gtk_editable_insert_text(editable, text, -1, &position)
        gtk_editable_set_position(editable, position)
      }
    }

    @Test(arguments: kinds) func `typed text is reported`(kind: TextInputKind) throws {
      let view = try make(kind)
      let journal = Journal()
      view.changeHandler = EventHandler { journal.lines.append($0) }
      type("a", into: view)
      type("é🙂", into: view)
      #expect(journal.lines == ["a", "aé🙂"])
      #expect(view.text == "aé🙂" && view.selection == TextSelection(caret: 3))
    }

    @Test(arguments: kinds) func `changes by the program aren't reported`(
      kind: TextInputKind
    )
      async throws
    {
      let view = try make(kind)
      let journal = Journal()
      view.changeHandler = EventHandler { journal.lines.append($0) }
      view.selectionHandler = EventHandler { journal.lines.append("\($0.caret)") }
      view.text = "hello"
      view.selection = TextSelection(anchor: 3, caret: 1)
      view.text = "well, hello"
      await MainLoop.settle()
      #expect(journal.lines.isEmpty)
      #expect(view.widgetText == "well, hello")
      #expect(view.selection == TextSelection(anchor: 9, caret: 7))
    }

    @Test(arguments: kinds) func `a handler can correct what was typed`(kind: TextInputKind) throws
    {
      let view = try make(kind)
      view.text = "12"
      view.selection = TextSelection(caret: 2)
      view.changeHandler = EventHandler { [weak view] text in
        view?.text = text.filter(\.isNumber)
      }
      type("a", into: view)
      #expect(view.widgetText == "12" && view.selection.caret == 2)
      type("3b", into: view)
      #expect(view.widgetText == "123" && view.selection.caret == 3)
    }

    @Test(arguments: [TextInputKind.singleLine, .search, .multiLine])
    func `changes of the program can be taken back`(kind: TextInputKind) throws {
      let view = try make(kind)
      let journal = Journal()
      type("one two", into: view)
      view.text = "one"
      view.changeHandler = EventHandler { journal.lines.append($0) }
      view.undo()
      #expect(view.widgetText == "one two" && view.text == "one two")
      view.redo()
      #expect(view.text == "one")
      #expect(journal.lines == ["one two", "one"])
      view.reset()
      view.undo()
      #expect(view.text == "")
    }

    @Test(arguments: kinds) func `no more is entered than there may be`(kind: TextInputKind) throws
    {
      let view = try make(kind)
      view.maximumLength = 3
      type("ab", into: view)
      type("cde", into: view)
      #expect(view.text == "abc" && view.selection.caret == 3)
      view.text = "much longer"
      #expect(view.widgetText == "much longer")
      view.selection = TextSelection(anchor: 0, caret: 11)
      type("🙂🙂🙂🙂", into: view)
      #expect(view.text == "🙂🙂🙂")
    }

    @Test(arguments: kinds) func `all that can be set can be set back`(kind: TextInputKind) throws {
      let view = try make(kind)
      let before = try view.size(in: 200)
      view.placeholder = "Name"
      view.label = "Your name"
      view.textStyle = TextStyle(family: .monospaced, size: 40, isItalic: true, color: .red)
      view.validation = .invalid
      view.isEditable = false
      view.isEnabled = false
      view.purpose = .email
      #expect(gtk_widget_get_sensitive(view.content) == 0)
      #expect(gtk_widget_has_css_class(view.content, "error") != 0)
      view.placeholder = ""
      view.label = nil
      view.textStyle = TextStyle()
      view.validation = .none
      view.isEditable = true
      view.isEnabled = true
      view.purpose = .anything
      #expect(gtk_widget_get_sensitive(view.content) != 0)
      #expect(gtk_widget_has_css_class(view.content, "error") == 0)
      #expect(try view.size(in: 200) == before)
    }

    @Test func `the color of text follows the colors of the desktop`() async throws {
      let window = await TestWindow(width: 200, height: 60)
      let color = Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x00FF00))
      let view = window.add(
        GTKTextFieldView(kind: .singleLine), Rect(x: 0, y: 0, width: 200, height: 50))
      view.textStyle = TextStyle(size: 30, color: color)
      view.text = "MMMM"
      defer { GTKAppearance.preferred = nil }
      for (scheme, isShown) in [
        (ColorScheme.light, { $0 == 0xFF0000 }), (.dark, { $0 == 0x00FF00 }),
      ] as [(ColorScheme, (UInt32) -> Bool)] {
        GTKAppearance.preferred = scheme
        for _ in 0..<3 {
          await window.frame()
          await MainLoop.settle()
        }
        let pixels = try Pixels(of: window.root)
        #expect(pixels.count(x: 5..<150, y: 5..<45, where: isShown) > 20, "\(scheme)")
      }
    }

    /// Returns the text that the middle button would paste.
    private func primarySelection(of window: TestWindow) throws -> String? {
      let clipboard = try #require(gtk_widget_get_primary_clipboard(window.widget))
      let provider = try #require(gdk_clipboard_get_content(clipboard))
      var value = GValue()
      g_value_init(&value, g_type_from_name("gchararray"))
      defer { g_value_unset(&value) }
      gdk_content_provider_get_value(provider, &value, nil)
      return g_value_get_string(&value).map { String(cString: $0) }
    }

    @Test(arguments: kinds) func `a field that moves stays selected, and offers no password`(
      kind: TextInputKind
    ) async throws {
      let window = await TestWindow()
      let view = window.add(try make(kind), Rect(x: 0, y: 0, width: 200, height: 40))
      view.text = "swordfish"
      await window.frame()
      view.selection = TextSelection(anchor: 0, caret: 9)
      window.host.remove(view, from: window.root)
      #expect(try primarySelection(of: window) == (kind == .secure ? "" : "swordfish"))
      window.host.insert(view, into: window.root, above: nil)
      #expect(view.selection == TextSelection(anchor: 0, caret: 9))
    }

    @Test func `a password that is shown isn't offered while its field moves`() async throws {
      let window = await TestWindow()
      let view = window.add(try make(.secure), Rect(x: 0, y: 0, width: 200, height: 40))
      view.text = "swordfish"
      await window.frame()
      let text = try #require(gtk_editable_get_delegate(OpaquePointer(view.content)))
      gtk_text_set_visibility(UnsafeMutablePointer<GtkText>(text), 1)
      view.selection = TextSelection(anchor: 0, caret: 9)
      window.host.remove(view, from: window.root)
      #expect(try primarySelection(of: window) == "")
    }

    @Test(arguments: kinds) func `assistive technologies know what it is`(
      kind: TextInputKind
    ) throws {
      let view = try make(kind)
      view.placeholder = "Name"
      view.validation = .invalid
      let accessible = OpaquePointer(view.accessibleWidgetForTests)
      let role =
        kind == .search ? GTK_ACCESSIBLE_ROLE_SEARCH_BOX : GTK_ACCESSIBLE_ROLE_TEXT_BOX
      #expect(gtk_test_accessible_has_role(accessible, role) != 0)
      #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      #expect(gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_INVALID) != 0)
    }
  }
}

extension GTKTextInputView {
  var accessibleWidgetForTests: UnsafeMutablePointer<GtkWidget> {
    kind == .multiLine ? textWidget : content
  }

  /// What the widget wants in a width.
  func size(in width: Double) throws -> Size { sizeThatFits(width: width) }
}
#endif
