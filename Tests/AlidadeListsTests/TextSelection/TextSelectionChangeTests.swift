import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Changes the rows of a list while text is selected.
@MainActor @Suite struct TextSelectionChangeTests {
  private let list = TextSelectionFixture(Line.numbered(0..<100))

  @Test func `a selection stays with its rows when others are inserted and removed`() {
    list.drag((3, 2), (6, 2))
    list.show([Line(id: 1_000, text: "new")] + list.lines)
    #expect(list.copied() == "ne 3\nline 4\nline 5\nli")
    #expect(list.highlighted == ["ne 3", "line 4", "line 5", "li"])
    list.show(list.lines.filter { ![0, 1, 5].contains($0.id) })
    #expect(list.copied() == "ne 3\nline 4\nli")
    var lines = list.lines
    lines.insert(Line(id: 2_000, text: "between"), at: lines.firstIndex { $0.id == 4 } ?? 0)
    list.show(lines)
    #expect(list.copied() == "ne 3\nbetween\nline 4\nli")
  }

  @Test func `an end whose row is gone moves to the nearest place`() {
    list.drag((3, 2), (6, 2))
    list.show(list.lines.filter { $0.id != 3 })
    #expect(list.copied() == "line 4\nline 5\nli")
    list.show(list.lines.filter { $0.id != 6 })
    #expect(list.copied() == "line 4\nline 5\n", "it ends at the start of the next row")
    list.show([])
    #expect(!list.controller.hasSelectedText && list.highlighted == [])
    list.show(Line.numbered(0..<10))
    #expect(!list.controller.hasSelectedText)
  }

  @Test func `a selection contains what is between its ends after a sort`() {
    list.drag((3, 2), (6, 2))
    list.show(list.lines.reversed())
    list.controller.scroll(toRow: 90)
    list.view.settle()
    #expect(list.highlighted == ["ne 6", "line 5", "line 4", "li"])
    #expect(list.copied() == "ne 6\nline 5\nline 4\nli")
  }

  @Test func `an end is limited to the new text of its row`() {
    list.drag((3, 2), (4, 5))
    var lines = list.lines
    lines[4].text = "é"
    list.show(lines)
    #expect(list.copied() == "ne 3\né")
    lines[4].text = "éééé"
    list.show(lines)
    #expect(list.copied() == "ne 3\néé", "an end is never inside a character")
    lines[3].text = ""
    list.show(lines)
    #expect(list.copied() == "\néé")
  }

  @Test func `a selection survives another width, at which its text has more lines`() {
    let long = "one two three four five six seven eight nine ten"
    list.show([Line(id: 0, text: long), Line(id: 1, text: "next")])
    list.drag((0, 4), (0, 34))
    #expect(list.copied() == "two three four five six seven ")
    list.view.size = Size(width: 110, height: 250)
    list.view.settle()
    #expect(list.highlighted == ["two three four five six seven "])
    list.drag((1, 2), (3, 3))
    #expect(list.copied() == "ree four five six sev")
  }

  // MARK: - Random use

  /// The selection as a naive model has it: ids and numbers of characters.
  private struct Model {
    struct Place {
      var id: Int
      var character: Int
    }

    var lines: [Line]
    var anchor: Place?
    var focus: Place?

    /// The place in the text of all lines, joined by line feeds.
    private func position(_ place: Place) -> Int {
      var position = 0
      for line in lines {
        if line.id == place.id { return position + min(place.character, line.text.count) }
        position += line.text.count + 1
      }
      return position
    }

    var selected: String? {
      guard let anchor, let focus else { return nil }
      let (one, other) = (position(anchor), position(focus))
      if one == other { return nil }
      let all = Array(lines.map(\.text).joined(separator: "\n"))
      return String(all[min(one, other)..<max(one, other)])
    }

    mutating func remove(_ id: Int) {
      guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
      func moved(_ place: Place?) -> Place? {
        guard let place, place.id == id else { return place }
        if index + 1 < lines.count { return Place(id: lines[index + 1].id, character: 0) }
        return index > 0 ? Place(id: lines[index - 1].id, character: .max) : nil
      }
      (anchor, focus) = (moved(anchor), moved(focus))
      lines.remove(at: index)
    }
  }

  @Test(arguments: 0..<20)
  func `a random program selects and copies what a naive model does`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    func text() -> String {
      String((0..<number(0..<9)).map { _ in "abc é→".randomElement(using: &generator) ?? "a" })
        .trimmingSpaces
    }
    var model = Model(lines: (0..<number(1..<60)).map { Line(id: $0, text: text()) })
    let list = TextSelectionFixture(model.lines)
    var nextID = 1_000
    func place() -> (Point, Model.Place) {
      let visible = list.controller.visibleRows
      let row = number(visible)
      let character = number(0..<model.lines[row].text.count + 1)
      let y = Double(row) * 25 + 12 - list.controller.offset
      let point = Point(x: Double(character) * 10, y: min(max(1, y), 249))
      return (point, Model.Place(id: model.lines[row].id, character: character))
    }
    for step in 0..<120 {
      switch number(0..<9) {
      case 0, 1:
        guard !model.lines.isEmpty else { break }
        let ((start, anchor), (end, focus)) = (place(), place())
        list.press(start)
        list.move(.began, from: start, to: end)
        list.move(.ended, from: start, to: end)
        (model.anchor, model.focus) = (anchor, focus)
      case 2:
        guard !model.lines.isEmpty, model.anchor != nil else { break }
        let (end, focus) = place()
        list.scrollView.tap(at: end, modifiers: .shift)
        model.focus = focus
      case 3:
        list.scrollView.scroll(by: Double(number(-30..<30) * 10))
      case 4:
        model.lines.insert(
          Line(id: nextID, text: text()), at: number(0..<model.lines.count + 1))
        nextID += 1
        list.show(model.lines)
      case 5:
        guard let line = model.lines.randomElement(using: &generator) else { break }
        model.remove(line.id)
        list.show(model.lines)
      case 6:
        model.lines.shuffle(using: &generator)
        list.show(model.lines)
      case 7:
        guard !model.lines.isEmpty else { break }
        let row = number(0..<model.lines.count)
        // The number of bytes of the places in the line doesn't change.
        model.lines[row].text =
          String(model.lines[row].text.dropLast(number(0..<3)))
          .trimmingSpaces
        list.show(model.lines)
      default:
        list.host.advance(by: list.host.clock.frameDuration)
        list.host.runBackgroundWork()
      }
      list.view.settle()
      if model.lines.isEmpty { (model.anchor, model.focus) = (nil, nil) }
      let copied = list.copied()
      #expect(copied == model.selected, "seed \(seed), step \(step)")
      if copied != model.selected { return }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(self.reversed().drop { $0 == " " }.reversed())
  }
}
