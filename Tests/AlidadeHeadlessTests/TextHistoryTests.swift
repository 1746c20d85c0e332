import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

/// What is taken back and made again.
@MainActor struct TextHistoryTests {
  private let host = HeadlessMountHost()
  private let root: HeadlessView
  private let field = HeadlessTextInputView(kind: .singleLine)

  init() {
    root = host.makeRoot(size: Size(width: 100, height: 100))
    root.addSubview(field)
  }

  /// The texts that are gone back to, one after the other.
  private func textsGoingBack() -> [String] {
    var texts: [String] = []
    while field.undo(), texts.count < 1000 { texts.append(field.text) }
    return texts
  }

  /// The texts that come back, one after the other.
  @discardableResult
  private func textsGoingForward() -> [String] {
    var texts: [String] = []
    while field.redo(), texts.count < 1000 { texts.append(field.text) }
    return texts
  }

  @Test func `words are steps`() {
    field.type("one two  three")
    #expect(textsGoingBack() == ["one two", "one", ""])
  }

  @Test func `a letter typed elsewhere is a step of its own`() {
    field.type("ab")
    field.select(from: 1)
    field.type("c")
    field.select(from: 0)
    field.select(from: 2)
    field.type("d")
    #expect(field.text == "acdb")
    #expect(textsGoingBack() == ["acb", "ab", ""])
  }

  @Test func `letters deleted one after the other are one step`() {
    field.type("abcdef")
    field.deleteBackward()
    field.deleteBackward()
    field.select(from: 0)
    field.deleteForward()
    field.deleteForward()
    #expect(field.text == "cd")
    #expect(textsGoingBack() == ["abcd", "abcdef", ""])
    textsGoingForward()
    #expect(field.text == "cd")
  }

  @Test func `what is pasted or typed over a selection is a step`() {
    field.type("abc")
    field.paste("de")
    field.type("f")
    field.select(from: 1, to: 4)
    field.type("x")
    field.type("y")
    #expect(field.text == "axyef")
    #expect(textsGoingBack() == ["axef", "abcdef", "abcde", "abc", ""])
  }

  @Test func `what was selected is selected again`() {
    field.type("abcd")
    field.select(from: 3, to: 1)
    field.type("x")
    field.undo()
    #expect(field.selection == TextSelection(anchor: 3, caret: 1))
    field.redo()
    #expect(field.selection == TextSelection(caret: 2))
  }

  @Test func `a change by the program is one step whatever it exchanges`() {
    field.type("one")
    field.text = "two three"
    field.text = "two 3"
    #expect(textsGoingBack() == ["two three", "one", ""])
  }

  @Test func `a letter that is refused leaves no step and forgets nothing`() {
    field.type("ab")
    field.undo()
    field.changeHandler = EventHandler { [weak field] _ in field?.text = "" }
    field.type("x")
    field.changeHandler = nil
    #expect(field.text == "")
    #expect(field.redo() && field.text == "ab")
    #expect(field.undo() && field.text == "" && !field.undo())
  }

  @Test func `what a filter makes of a letter belongs to the letter`() {
    field.changeHandler = EventHandler { [weak field] text in
      field?.text = text.uppercased().filter { $0 != "X" }
    }
    field.type("axb xc")
    #expect(field.text == "AB C")
    #expect(textsGoingBack() == ["AB", ""])
    textsGoingForward()
    #expect(field.text == "AB C")
  }

  @Test func `a text that the program does not allow is passed over`() {
    field.type("a")
    field.paste("bc")
    field.paste("de")
    // From now on at least three letters are demanded.
    field.changeHandler = EventHandler { [weak field] text in
      if text.count < 3 { field?.text = text + String(repeating: "-", count: 3 - text.count) }
    }
    #expect(textsGoingBack() == ["abc", "a--", "---"])
    #expect(field.redo() && field.text == "a--")
    #expect(field.redo() && field.text == "abc")
    #expect(field.redo() && field.text == "abcde" && !field.redo())
  }

  @Test func `going back that is refused leads on the next time`() {
    field.type("a")
    field.paste("bc")
    field.paste("de")
    field.changeHandler = EventHandler { [weak field] text in
      if text == "abc" { field?.text = "abcde" }
    }
    #expect(field.undo() && field.text == "abcde")
    #expect(field.undo() && field.text == "a")
    #expect(field.redo() && field.text == "abcde" && !field.redo())
  }

  @Test func `what the program set while something was composed is a step of its own`() {
    field.type("hello")
    field.compose("…")
    #expect(!field.undo(), "Nothing is taken back under a composition.")
    field.text = "Well, hello"
    field.commit("!")
    #expect(field.text == "Well, hello!")
    #expect(textsGoingBack() == ["Well, hello", "hello", ""])
  }

  @Test func `a field starts with its text and nothing to take back`() {
    field.reset(to: "start")
    #expect(field.text == "start" && !field.undo())
    field.type("s")
    #expect(textsGoingBack() == ["start"])
  }

  @Test func `nothing of a secret is remembered`() {
    let secret = HeadlessTextInputView(kind: .secure)
    secret.type("abc")
    #expect(!secret.undo() && secret.text == "abc")
  }

  @Test func `the keys are those of all programs`() {
    host.moveFocus(to: field)
    field.type("one two")
    #expect(host.pressKey(.undo, in: root) && field.text == "one")
    #expect(host.pressKey(.redo, in: root) && field.text == "one two")
    #expect(!host.pressKey(.redo, in: root))
    host.pressKey(.undo, in: root)
    #expect(host.pressKey(KeyCombination(.character("y"), .control), in: root))
    #expect(field.text == "one two")
    field.isEditable = false
    #expect(!host.pressKey(.undo, in: root) && field.text == "one two")
  }

  @Test(arguments: [UInt64](1...20))
  func `any way back and forth shows the same texts`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    field.changeHandler = EventHandler { [weak field] text in
      field?.text = text.filter { $0 != "x" }
    }
    for _ in 0..<300 {
      let place = Int.random(in: 0...field.text.unicodeScalars.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4: field.type("ab xé🙂".randomElement(using: &generator).map(String.init) ?? "a")
      case 4: field.deleteBackward()
      case 5: field.deleteForward()
      case 6: field.select(from: place)
      case 7: field.select(from: place, to: place / 2)
      case 8: field.text = String(field.text.reversed()) + "r"
      default: if Bool.random(using: &generator) { field.undo() } else { field.redo() }
      }
    }
    textsGoingForward()
    let end = field.text
    var texts = [end]
    texts += textsGoingBack()
    #expect(texts.count > 10 && texts.last == "")
    let again = [field.text] + textsGoingForward()
    #expect(again == texts.reversed())
  }
}
