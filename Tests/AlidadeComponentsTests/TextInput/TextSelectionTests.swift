import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

/// The selection as a part of the state.
@MainActor @Suite struct TextSelectionTests {
  private struct State {
    var text: String
    var selection: TextSelection?
  }

  private final class Handle: Sendable {
    private let known = Mutex<Context<State>?>(nil)
    private let told = Mutex<[String]>([])
    var log: [String] { told.withLock { $0 } }
    var context: Context<State> {
      guard let context = known.withLock({ $0 }) else {
        preconditionFailure("The form was not built.")
      }
      return context
    }
    func note(_ context: Context<State>) { known.withLock { $0 = $0 ?? context } }
    func note(_ line: String) { told.withLock { $0.append(line) } }
  }

  private struct Form<Field: TextInputComponent>: Component {
    let initial: State
    let handle: Handle
    let change: @Sendable (inout State, String) -> Void
    let select: @Sendable (inout State, TextSelection) -> Void

    func initialState() -> State { initial }

    func body(_ context: Context<State>) -> some Component {
      handle.note(context)
      return Field("Name", text: context.state.text) { [handle, change] text in
        handle.note(text)
        context.update { change(&$0, text) }
      }
      .selection(context.state.selection) { [handle, select] selection in
        handle.note("\(selection.anchor)-\(selection.caret)")
        context.update { select(&$0, selection) }
      }
    }
  }

  @MainActor private struct Shown {
    let handle: Handle
    let view: HeadlessHostingView
    let field: HeadlessTextInputView
    var state: State { handle.context.currentState }
    var log: [String] { handle.log }
  }

  private func show<Field: TextInputComponent>(
    _ field: Field.Type = TextField.self, _ text: String = "", _ selection: TextSelection? = nil,
    change: @escaping @Sendable (inout State, String) -> Void = { $0.text = $1 },
    select: @escaping @Sendable (inout State, TextSelection) -> Void = { $0.selection = $1 }
  ) throws -> Shown {
    let handle = Handle()
    let initial = State(text: text, selection: selection)
    let view = HeadlessHostingView {
      Form<Field>(initial: initial, handle: handle, change: change, select: select)
    }
    return Shown(handle: handle, view: view, field: try #require(view.first()))
  }

  private func check<Field: TextInputComponent>(_ kind: Field.Type) throws {
    let form = try show(kind, "hello", TextSelection(anchor: 1, caret: 3))
    #expect(form.field.selection == TextSelection(anchor: 1, caret: 3))
    form.field.select(from: 2, to: 4)
    #expect(form.state.selection == TextSelection(anchor: 2, caret: 4))
    form.field.type("y")
    #expect(form.state.text == "heyo")
    #expect(form.state.selection == TextSelection(caret: 3))
    #expect(form.log == ["2-4", "heyo", "3-3"])
    form.handle.context.update { $0.selection = .all(of: $0.text) }
    form.view.settle()
    #expect(form.field.selection == TextSelection(anchor: 0, caret: 4))
    #expect(form.log.count == 3, "What the program does is told to nobody.")
  }

  @Test func `the selection of all fields can be state`() throws {
    try check(TextField.self)
    try check(TextEditor.self)
    try check(SearchField.self)
    try check(SecureField.self)
  }

  @Test func `a selection that the state does not follow is taken back`() throws {
    let form = try show(
      TextField.self, "hello", TextSelection(caret: 2), select: { _, _ in })
    form.field.select(from: 0, to: 5)
    #expect(form.field.selection == TextSelection(caret: 2))
    form.field.type("x")
    #expect(form.field.text == "hexllo" && form.field.selection == TextSelection(caret: 2))
    #expect(form.log == ["0-5", "hexllo", "3-3"])
  }

  @Test func `without a selection in the state it is the user's, and told`() throws {
    let form = try show(TextField.self, "hello", select: { _, _ in })
    #expect(form.field.selection == TextSelection(caret: 5))
    form.field.select(from: 1)
    form.field.type("x")
    #expect(form.field.selection == TextSelection(caret: 2))
    #expect(form.log == ["1-1", "hxello", "2-2"])
    form.handle.context.update { $0.text = "!" + $0.text }
    form.view.settle()
    #expect(form.field.selection == TextSelection(caret: 3))
    #expect(form.log.count == 3)
  }

  @Test func `a mask can put the caret where it wants it`() throws {
    let form = try show(
      TextField.self, "", TextSelection(caret: 0),
      change: { state, text in
        state.text = text + "!"
        state.selection = TextSelection(caret: 0)
      })
    form.field.type("a")
    #expect(
      form.field.text == "a!" && form.field.selection == TextSelection(caret: 2),
      "It stays at the end.")
    let other = try show(
      TextField.self, "", TextSelection(caret: 0),
      change: { state, text in
        state.text = text + "!"
        state.selection = .all(of: state.text)
      })
    other.field.type("a")
    #expect(other.field.selection == TextSelection(anchor: 0, caret: 2))
    #expect(form.log == ["a", "2-2"])
  }

  @Test func `a letter that is refused leaves the caret where it was`() throws {
    let form = try show(
      TextField.self, "ab", TextSelection(caret: 1), change: { _, _ in })
    form.field.type("x")
    #expect(form.field.text == "ab" && form.field.selection == TextSelection(caret: 1))
    #expect(form.log == ["axb"])
  }

  @Test func `places outside of the text and inside characters are brought to the nearest before`()
    throws
  {
    let form = try show(TextField.self, "e\u{301}x", TextSelection(caret: 99))
    #expect(form.field.selection == TextSelection(caret: 3))
    form.handle.context.update { $0.selection = TextSelection(anchor: 1, caret: 3) }
    form.view.settle()
    #expect(form.field.selection == TextSelection(anchor: 0, caret: 3))
    form.handle.context.update { $0.selection?.caret = -4 }
    form.view.settle()
    #expect(form.field.selection == TextSelection(caret: 0))
    #expect(form.log.isEmpty)
  }

  @Test func `what the program changes and is not shown yet moves the selection too`() throws {
    let form = try show(TextField.self, "hello", TextSelection(caret: 5))
    form.handle.context.update { state in
      state.text = "well, hello"
      state.selection = TextSelection(caret: 11)
    }
    form.field.select(from: 1, to: 3)
    #expect(form.field.text == "well, hello")
    #expect(form.state.selection == TextSelection(anchor: 7, caret: 9))
    #expect(form.field.selection == TextSelection(anchor: 7, caret: 9))
  }

  @Test func `the selection waits for the end of a composition`() throws {
    let form = try show(TextField.self, "hello", TextSelection(caret: 5))
    form.field.compose("´")
    form.handle.context.update { $0.selection = TextSelection(caret: 1) }
    form.view.settle()
    #expect(form.field.isComposing && form.field.selection == TextSelection(caret: 5))
    form.field.compose("")
    form.view.settle()
    #expect(form.field.selection == TextSelection(caret: 1))
  }

  @Test func `taking back tells what is selected again`() throws {
    let form = try show(TextField.self, "abcd", TextSelection(anchor: 1, caret: 3))
    form.field.type("x")
    form.field.undo()
    #expect(form.state.text == "abcd")
    #expect(form.state.selection == TextSelection(anchor: 1, caret: 3))
  }

  @Test func `a field tells what the user selects, and leaves the selection to the user`() throws {
    let handle = Handle()
    let view = HeadlessHostingView {
      TextField("Name", text: "hello") { handle.note($0) }
        .onSelectionChange { handle.note("\($0.anchor)-\($0.caret)") }
    }
    let field: HeadlessTextInputView = try #require(view.first())
    field.select(from: 1, to: 3)
    #expect(handle.log == ["1-3"])
    #expect(field.selection == TextSelection(anchor: 1, caret: 3))
  }

  @Test func `indices of a text are places and the other way round`() {
    let text = "e\u{301}🙂x"
    let last = text.index(before: text.endIndex)
    let selection = TextSelection(last..<text.endIndex, in: text)
    #expect(selection == TextSelection(anchor: 3, caret: 4))
    #expect(text[selection.range(in: text)] == "x")
    #expect(text[TextSelection(anchor: 9, caret: 1).range(in: text)] == text)
    #expect(TextSelection.end(of: text) == TextSelection(caret: 4))
    #expect(TextSelection(caret: 2).clamped(to: text) == TextSelection(caret: 2))
  }
}
