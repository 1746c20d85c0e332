import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct TextInputViewTests {
  private let host = HeadlessMountHost()
  private let field = HeadlessTextInputView(kind: .singleLine)
  private let journal = Journal()

  private final class Journal {
    var lines: [String] = []
  }

  init() {
    host.makeRoot(size: Size(width: 100, height: 100)).addSubview(field)
    let journal = journal
    field.changeHandler = EventHandler { journal.lines.append("text \($0)") }
    field.selectionHandler = EventHandler { journal.lines.append("caret \($0.caret)") }
    field.submitHandler = EventHandler { journal.lines.append("submit") }
    field.focusHandler = EventHandler { journal.lines.append("focus \($0)") }
  }

  @Test func `typing reports the text and the caret`() {
    field.type("ab")
    field.submit()
    #expect(journal.lines == ["text a", "text ab", "submit"])
    field.select(from: 0)
    #expect(journal.lines.last == "caret 0")
    field.type("x")
    #expect(field.text == "xab")
  }

  @Test func `changes by the program aren't reported`() {
    field.text = "abc"
    field.selection = TextSelection(anchor: 0, caret: 9)
    #expect(journal.lines.isEmpty)
    #expect(field.selection == TextSelection(anchor: 0, caret: 3))
  }

  @Test func `typing replaces what is selected and deleting removes it`() {
    field.text = "one two three"
    field.select(from: 4, to: 7)
    field.type("2")
    #expect(field.text == "one 2 three")
    field.select(from: 5, to: 3)
    field.deleteBackward()
    #expect(field.text == "one three")
    field.deleteForward()
    #expect(field.text == "onethree")
    field.deleteBackward()
    #expect(field.text == "onthree")
    field.select(from: 0)
    field.deleteBackward()
    #expect(field.text == "onthree")
  }

  @Test func `deleting takes whole characters`() {
    field.type("a👩‍👧")
    field.deleteBackward()
    #expect(field.text == "a")
    field.text = "e\u{301}a"
    field.select(from: 0)
    field.deleteForward()
    #expect(field.text == "a")
  }

  @Test func `no more is entered than there may be`() {
    field.maximumLength = 4
    field.type("abcdef")
    #expect(field.text == "abcd")
    field.select(from: 1, to: 3)
    field.paste("12345")
    #expect(field.text == "a12d")
    field.text = "longer than that"
    #expect(field.text == "longer than that")
    field.select(from: 99)
    field.deleteBackward()
    field.type("x")
    #expect(field.text == "longer than tha")
  }

  @Test func `changes of the user and of the program are taken back one by one`() {
    field.type("ab")
    field.text = "abc"
    #expect(field.undo() && field.text == "ab")
    #expect(field.undo() && field.text == "")
    #expect(!field.undo())
    #expect(field.redo() && field.redo() && field.text == "abc")
    field.reset()
    #expect(!field.undo() && field.text == "")
  }

  @Test func `setting the text that is there does nothing`() {
    field.type("ab")
    field.select(from: 1)
    field.text = "ab"
    #expect(field.selection.caret == 1)
    field.undo()
    #expect(field.text == "")
  }

  @Test func `what is composed is no text before it is committed`() {
    field.type("a")
    journal.lines = []
    field.compose("´")
    #expect(field.isComposing)
    #expect(field.text == "a" && field.visibleText == "a´")
    #expect(journal.lines.isEmpty)
    field.commit("é")
    #expect(!field.isComposing)
    #expect(journal.lines == ["text aé"])
  }

  @Test func `the program waits for the end of a composition`() {
    field.type("ab")
    field.compose("k")
    field.text = "abc"
    #expect(field.widgetText == "ab" && field.text == "abc")
    field.compose("")
    #expect(field.widgetText == "ab")
    host.runLaterTurns()
    #expect(field.widgetText == "abc")
  }

  @Test func `what is committed is added to what the program set meanwhile`() {
    field.type("hello")
    journal.lines = []
    field.compose("…")
    field.text = "Well, hello"
    field.commit("!")
    #expect(field.text == "Well, hello!")
    #expect(journal.lines == ["text Well, hello!"])
    host.settle()
    #expect(field.widgetText == "Well, hello!")
  }

  @Test func `a change that the program takes back while something is composed is not made`() {
    field.type("ab")
    field.compose("k")
    field.text = "abc"
    field.text = "ab"
    field.compose("")
    host.settle()
    #expect(field.widgetText == "ab")
  }

  @Test func `a disabled field is not typed in and a read-only one is selected only`() {
    field.isEditable = false
    #expect(!field.type("a"))
    #expect(field.select(from: 0))
    field.isEditable = true
    field.isEnabled = false
    #expect(!field.type("a") && !field.select(from: 0) && !field.submit())
    #expect(field.text == "")
  }

  @Test func `the focus comes and goes, and ends a composition`() {
    #expect(host.moveFocus(to: field))
    field.compose("k")
    field.isEnabled = false
    #expect(!field.isComposing)
    #expect(journal.lines == ["focus true", "focus false"])
  }

  @Test func `a dump shows text, placeholder and dots`() {
    let secret = HeadlessTextInputView(kind: .secure)
    secret.placeholder = "Password"
    #expect(secret.dump() == "secureField (0 0, 0 x 0) \"Password\" placeholder\n")
    secret.type("abc")
    #expect(secret.dump() == "secureField (0 0, 0 x 0) \"•••\"\n")
    field.type("ab")
    field.validation = .invalid
    host.moveFocus(to: field)
    #expect(field.dump() == "textField (0 0, 0 x 0) \"ab\" invalid focused caret 2\n")
  }
}
