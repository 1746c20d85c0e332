import Alidade
import AlidadeHeadless
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
      case 9: form.handle.context.update(in: .background) { $0.other += 1 }
      case 10: form.handle.context.update { $0.other += 1 }
      case 11: host.runMainWork()
      case 12: host.runBackgroundWork()
      case 13: host.runFrame()
      case 14:
        // The program does something while a letter is composed.
        let letter = newLetter()
        field.compose("…")
        form.handle.context.update(in: .background) { $0.text = String(letter) + $0.text }
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
        let lane = Bool.random(using: &generator) ? UpdateLane.background : .nextFrame
        form.handle.context.update(in: lane) { $0.text = String(letter) + $0.text }
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
}
