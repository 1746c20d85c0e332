import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What users, programs and background updates do in any order, compared with a plain text.
@MainActor @Suite struct TextFieldRandomTests {
  /// What the text should be.
  private struct Model {
    var text: [Character] = []
    var caret = 0
    var filter: @Sendable (String) -> String

    mutating func insert(_ character: Character) {
      var typed = text
      typed.insert(character, at: caret)
      accept(typed, caretBefore: caret + 1)
    }

    mutating func deleteBackward() {
      guard caret > 0 else { return }
      var typed = text
      typed.remove(at: caret - 1)
      accept(typed, caretBefore: caret - 1)
    }

    /// The program puts a letter that is nowhere else before all others.
    mutating func prepend(_ letter: Character) {
      if caret > 0 || text.isEmpty { caret += 1 }
      text.insert(letter, at: 0)
    }

    private mutating func accept(_ typed: [Character], caretBefore: Int) {
      let kept = Array(filter(String(typed)))
      // The filters of this test only leave letters out.
      let before = filter(String(typed.prefix(caretBefore)))
      text = kept
      caret = before.count
    }
  }

  @Test(arguments: [UInt64](1...12))
  func `no letter is lost or doubled whatever happens meanwhile`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let filters = seed.isMultiple(of: 3)
    let filter: @Sendable (String) -> String =
      { text in filters ? String(text.filter { $0 != "b" }) : text }
    let form = try ShownForm(change: filter)
    let (field, host) = (form.field, form.view.mountHost)
    var model = Model(filter: filter)
    var lettersMade: UInt32 = 0
    func newLetter() -> Character {
      lettersMade += 1
      return Character(Unicode.Scalar(0x4E00 + lettersMade) ?? "x")
    }
    for _ in 0..<600 {
      switch Int.random(in: 0..<17, using: &generator) {
      case 0..<6:
        let letter = "abcdé🙂".randomElement(using: &generator) ?? "a"
        field.type(String(letter))
        model.insert(letter)
      case 6, 7:
        field.deleteBackward()
        model.deleteBackward()
      case 8:
        model.caret = Int.random(in: 0...model.text.count, using: &generator)
        let place = String(model.text.prefix(model.caret)).unicodeScalars.count
        field.select(from: place)
      case 9: form.handle.context.update(priority: .background) { $0.other += 1 }
      case 10: form.handle.context.update { $0.other += 1 }
      case 11: host.runMainWork()
      case 12: host.runBackgroundWork()
      case 13: host.runFrame()
      case 14:
        // The program does something while a letter is composed.
        let letter = newLetter()
        field.compose("…")
        form.handle.context.update(priority: .background) { $0.text = String(letter) + $0.text }
        host.settle()
        #expect(field.isComposing)
        field.commit("d")
        model.prepend(letter)
        model.insert("d")
      case 15:
        let letter = newLetter()
        form.handle.context.updateImmediately { $0.text = String(letter) + $0.text }
        model.prepend(letter)
      default:
        // The program does something that is not shown yet when the next letter is typed.
        let letter = newLetter()
        let priority = Bool.random(using: &generator) ? UpdatePriority.background : .nextFrame
        form.handle.context.update(priority: priority) { $0.text = String(letter) + $0.text }
        if Bool.random(using: &generator) { host.runMainWork() }
        field.type("a")
        model.prepend(letter)
        model.insert("a")
      }
      #expect(field.text == String(model.text))
      #expect(form.state.text == String(model.text))
      guard field.text == String(model.text) else { return }
    }
    form.view.settle()
    #expect(form.view.root.visibleTexts == ["\(form.state.other)", field.visibleText ?? ""])
  }

  /// A text every one of whose characters is one scalar.
  private func text(
    _ count: Int, from letters: String = "abé🙂\n", _ generator: inout SeededGenerator
  ) -> String {
    String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }

  @Test(arguments: [UInt64](1...6))
  func `a text of any length, with zeros, stays the state's whatever is done`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let form = try ShownForm()
    let field = form.field
    let capacity = 4000
    field.widgetCapacity = capacity
    var expected = ""
    func fits(_ text: String) -> Bool {
      text.utf8.count + 2 * text.unicodeScalars.count { $0 == "\0" } <= capacity
    }
    func enter(_ text: String) {
      var entered = expected.unicodeScalars
      let range = field.selection.range
      let start = entered.index(entered.startIndex, offsetBy: range.lowerBound)
      entered.replaceSubrange(
        start..<entered.index(start, offsetBy: range.count), with: text.unicodeScalars)
      if fits(expected), fits(String(entered)) { expected = String(entered) }
    }
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<250 {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
          let count = Int.random(in: 0...6000, using: &generator)
          expected = text(count, from: "abé🙂\0\n", &generator)
          form.handle.context.updateImmediately { [expected] in $0.text = expected }
        case 1..<5:
          let letter = text(1, &generator)
          enter(letter)
          field.type(letter)
        case 5:
          let pasted = text(Int.random(in: 1...2500, using: &generator), &generator)
          enter(pasted)
          field.paste(pasted)
        case 6, 7:
          let range = field.selection.range
          if fits(expected), !range.isEmpty || range.lowerBound > 0 {
            if range.isEmpty { field.select(from: range.lowerBound - 1, to: range.lowerBound) }
            enter("")
          }
          field.deleteBackward()
        case 8:
          let count = min(field.widgetCount, expected.unicodeScalars.count)
          field.select(
            from: Int.random(in: 0...count, using: &generator),
            to: Int.random(in: 0...count, using: &generator))
        default:
          var steps = 0
          while steps < 4, field.undo() { steps += 1 }
          #expect(form.state.text.hasSameBytes(as: field.text))
          for _ in 0..<steps { field.redo() }
        }
        let isExpected = form.state.text.hasSameBytes(as: expected)
        #expect(isExpected && field.text.hasSameBytes(as: expected))
        if !isExpected { return }
        #expect(field.widgetText.utf8.count <= capacity)
        #expect(!field.widgetText.utf8.contains(0) || fits(expected))
      }
    }
    #expect(reports.count <= 1, "Told once.")
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
