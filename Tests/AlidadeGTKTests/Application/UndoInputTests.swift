#if GTK
import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

private struct Notes: Sendable, Equatable {
  var title = "Notes"
  var place = "Home"
  var names = ["Shopping", "Travel"]
}

/// A window with a menu, fields of a model and one of its own, and a button that deletes.
private struct Notebook: App {
  let notes: Store<Notes>
  let history: UndoHistory
  init() { self.init(Store(Notes()), UndoHistory()) }
  init(_ notes: Store<Notes>, _ history: UndoHistory) {
    (self.notes, self.history) = (notes, history)
  }

  func body(_ context: Context<NoState>) -> some Component {
    Window("Notes", size: Size(width: 400, height: 400)) { Page(notes: notes, history: history) }
  }

  struct Page: Component {
    let notes: Store<Notes>
    let history: UndoHistory

    func body(_ context: Context<NoState>) -> some Component {
      Column(spacing: 8, alignment: .start) {
        MenuBar { Menu.edit }
        TextField("Title", text: context.binding(notes, \.title, undo: history, name: "Rename"))
        TextField("Place", text: context.read(notes, \.place)) { [notes, history] place in
          history.change(notes, "Move", joining: "place") { $0.place = place }
        }
        .undoHistory(history)
        TextField("Search")
        Button("Delete") { [notes, history] in
          history.change(notes, "Delete Note") { $0.names.removeLast() }
          Task { await context.window.showToast("It is deleted.", command: .undo, for: nil) }
        }
      }
      .undoable(history)
    }
  }
}

extension GTKTests {
  /// A history of a model that fields take part in, with a real keyboard and a real pointer.
  @MainActor @Suite struct UndoInputTests {
    private let notes = Store(Notes())
    private let history = UndoHistory()

    private var names: [String] { notes.state.names }

    private func start() async throws -> ShownApplication {
      try await ShownApplication(Notebook(notes, history))
    }

    /// Deletes the last note, and waits for the message about it.
    private func delete(_ shown: ShownApplication) async throws {
      try await shown.click("Delete")
      await MainLoop.run { names == ["Shopping"] }
      await MainLoop.run { shown.window.hostingView.shownTexts.contains("It is deleted.") }
    }

    /// Clicks a field, and moves its caret to the end.
    private func focus(_ index: Int, _ shown: ShownApplication) async throws -> GTKTextInputView {
      let field = shown.window.hostingView.root.textInputs[index]
      try await field.widget.click()
      await MainLoop.run { field.containsFocus }
      await InputTool.press("End")
      return field
    }

    @Test func `Control-Z outside a field undoes the last change of the model`() async throws {
      let shown = try await start()
      try await delete(shown)
      #expect(!shown.window.hostingView.root.textInputs.contains { $0.containsFocus })
      await InputTool.press("ctrl+z")
      await MainLoop.run { names == ["Shopping", "Travel"] }
      await InputTool.press("ctrl+shift+z")
      await MainLoop.run { names == ["Shopping"] }
      shown.end()
    }

    @Test(arguments: [0, 1])
    func `Control-Z in a field of the model undoes the typing, then the change before`(
      _ index: Int
    ) async throws {
      let shown = try await start()
      try await delete(shown)
      let field = try await focus(index, shown)
      let before = field.text
      try await Keyboard.type("ab")
      await MainLoop.run { [notes.state.title, notes.state.place][index] == before + "ab" }
      #expect(names == ["Shopping"])
      await InputTool.press("ctrl+z")
      await MainLoop.run { field.text == before }
      #expect(notes.state == Notes(names: ["Shopping"]))
      #expect(field.containsFocus)
      await InputTool.press("ctrl+z")
      await MainLoop.run { notes.state == Notes() }
      await InputTool.press("ctrl+y")
      await MainLoop.run { names == ["Shopping"] }
      await InputTool.press("ctrl+y")
      await MainLoop.run { field.text == before + "ab" }
      #expect([notes.state.title, notes.state.place][index] == before + "ab")
      shown.end()
    }

    @Test func `a field with a text of its own undoes it before the model`() async throws {
      let shown = try await start()
      try await delete(shown)
      let field = try await focus(2, shown)
      try await Keyboard.type("ab")
      await MainLoop.run { field.text == "ab" }
      await InputTool.press("ctrl+z")
      await MainLoop.run { field.text.isEmpty }
      #expect(names == ["Shopping"])
      await InputTool.press("ctrl+z")
      await MainLoop.run { names == ["Shopping", "Travel"] }
      shown.end()
    }

    @Test func `typing in two fields is undone field by field`() async throws {
      let shown = try await start()
      let title = try await focus(0, shown)
      try await Keyboard.type("a")
      await MainLoop.run { notes.state.title == "Notesa" }
      let place = try await focus(1, shown)
      try await Keyboard.type("b")
      await MainLoop.run { notes.state.place == "Homeb" }
      await InputTool.press("ctrl+z")
      await MainLoop.run { place.text == "Home" }
      #expect(title.text == "Notesa")
      await InputTool.press("ctrl+z")
      await MainLoop.run { title.text == "Notes" }
      #expect(notes.state == Notes())
      shown.end()
    }

    @Test func `the menu says what it undoes, and a click does it`() async throws {
      let shown = try await start()
      try await delete(shown)
      let bar = try #require(
        shown.window.hostingView.shownViews.lazy.compactMap { $0 as? GTKMenuBarView }.first)
      let item = try #require(gtk_widget_get_first_child(bar.content))
      try await item.click()
      let popover = try #require(item.first(of: gtk_popover_menu_get_type()))
      await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
      await MainLoop.settle()
      #expect(popover.label("Redo") != nil)
      try await #require(popover.label("Undo Delete Note")).click()
      await MainLoop.run { names == ["Shopping", "Travel"] }
      try await item.click()
      await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
      await MainLoop.run { popover.label("Redo Delete Note") != nil }
      try await #require(popover.label("Redo Delete Note")).click()
      await MainLoop.run { names == ["Shopping"] }
      shown.end()
    }

    @Test func `a click on the button of a message undoes, and the message goes`() async throws {
      let shown = try await start()
      try await delete(shown)
      let view = shown.window.hostingView
      try await shown.click("Undo Delete Note")
      await MainLoop.run { names == ["Shopping", "Travel"] }
      await MainLoop.run { !view.shownTexts.contains("It is deleted.") }
      #expect(view.button("Delete")?.containsFocus == true, "A click on it leaves the focus.")
      shown.end()
    }
  }
}
#endif
