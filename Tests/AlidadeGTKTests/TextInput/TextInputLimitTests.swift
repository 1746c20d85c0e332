#if GTK
import AlidadeNative
import AlidadeGTK
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Texts that a widget cannot hold: too long, or with a zero in them.
  @MainActor @Suite struct TextInputLimitTests {
    private final class Journal {
      var texts: [String] = []
    }

    nonisolated static let lines: [TextInputKind] = [.singleLine, .search, .secure]
    /// The number of bytes that GTK's entries hold.
    private static let capacity = 65_534

    private func make(_ kind: TextInputKind, _ journal: Journal) throws -> GTKTextInputView {
      let host = GTKMountHost(root: GTKView())
      let made = host.makeView(PortableViewClass(kind.viewKind, role: kind.role))
      let view = try #require(made as? GTKTextInputView)
      view.changeHandler = EventHandler { journal.texts.append($0) }
      return view
    }

    /// Inserts at the caret as the widgets themselves do when a user types or pastes.
    private func type(_ text: String, into view: GTKTextInputView) {
      if view.kind == .multiLine {
        let buffer = gtk_text_view_get_buffer(
          UnsafeMutableRawPointer(view.textWidget).assumingMemoryBound(to: GtkTextView.self))
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

    @Test(arguments: lines) func `a text that is too long for a line is kept and not edited`(
      kind: TextInputKind
    ) throws {
      let journal = Journal()
      let view = try make(kind, journal)
      let long = String(repeating: "é", count: 100_000)
      let reports = DiagnosticsRecorder.reports {
        view.text = long
        type("x", into: view)
        view.text = long + "!"
      }
      #expect(view.text == long + "!")
      #expect(journal.texts.isEmpty)
      #expect(reports.count == 1, "\(reports.map(\.summary))")
      view.text = "short"
      view.selection = .end(of: "short")
      type("x", into: view)
      #expect(view.text == "shortx" && journal.texts == ["shortx"])
    }

    @Test(arguments: lines) func `what does not fit into a line is not entered`(
      kind: TextInputKind
    ) throws {
      let journal = Journal()
      let view = try make(kind, journal)
      let text = String(repeating: "x", count: Self.capacity - 3)
      view.text = text
      view.selection = TextSelection(caret: 2)
      let reports = DiagnosticsRecorder.reports {
        for letter in "abcdef" { type(String(letter), into: view) }
      }
      #expect(view.text == "xxabc" + text.dropFirst(2))
      #expect(journal.texts.last == view.text && view.text.utf8.count == Self.capacity)
      #expect(reports.count == 1)
      view.text = "one two"
      view.selection = TextSelection(anchor: 0, caret: 3)
      type(String(repeating: "y", count: 70_000), into: view)
      #expect(view.text == "one two", "Nothing is deleted to make room for what is refused.")
    }

    @Test(arguments: TextInputKind.allCases) func `a zero is kept in a text that is edited`(
      kind: TextInputKind
    ) throws {
      let journal = Journal()
      let view = try make(kind, journal)
      view.text = "a\0b\0"
      #expect(view.text == "a\0b\0")
      view.selection = TextSelection(caret: 3)
      type("c", into: view)
      #expect(journal.texts == ["a\0bc\0"] && view.text == "a\0bc\0")
      #expect(view.selection == TextSelection(caret: 4))
      view.text = "\0" + view.text
      if kind != .secure {
        view.undo()
        #expect(view.text == "a\0bc\0")
        view.undo()
        #expect(view.text == "a\0b\0" && journal.texts.last == "a\0b\0")
      }
    }
  }
}
#endif
