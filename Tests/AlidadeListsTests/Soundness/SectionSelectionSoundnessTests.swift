import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Selects rows of sections at random, while elements come and go and sections are collapsed and expanded, and
/// compares everything with a simple list.
@MainActor @Suite(.serialized) struct SectionSelectionSoundnessTests {
  private struct Section: Identifiable, Sendable {
    let id: Int
    var elements: [Int]
    var isCollapsed = false

    var shown: [Int] { isCollapsed ? [] : elements }
    /// The rows, of which the header is negative.
    var rows: [Int] { [-1 - id] + shown }
  }

  private final class Sections {
    var list: [Section] = []
  }

  @MainActor private final class Run {
    var generator: SeededGenerator
    let sections = Sections()
    let fixture: SelectionFixture
    var model: SelectionModel
    var lastId = 1_000
    var failure: String?
    private var trace: [String] = []

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let sections = sections
      sections.list = (0..<Int.random(in: 1...6, using: &random)).map { section in
        let count = Int.random(in: 0...9, using: &random)
        return Section(id: section, elements: (0..<count).map { section * 100 + $0 })
      }
      generator = random
      let ids = sections.list.flatMap(\.shown)
      fixture = SelectionFixture(ids) { _, controller, builds in
        List(
          sections: sections.list, elements: \.shown, id: \.self, estimatedRowHeight: 40,
          controller: controller
        ) { id in
          SelectableRow(id: id, builds: builds)
        } header: { section in
          Text("header \(section.id)").frame(height: 30)
        }
      }
      model = SelectionModel(ids: ids)
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func modifiers() -> KeyModifiers {
      [[], [], .shift, .control, [.shift, .control]][number(0...4)]
    }

    func step() {
      switch number(0...9) {
      case 0...2: click()
      case 3...6: press()
      case 7, 8: edit()
      default:
        note("scroll")
        fixture.scrollView.scroll(by: Double(number(-400...400)))
      }
      fixture.view.settle()
      check()
    }

    private func note(_ line: String) {
      trace.append(line)
      if trace.count > 20 { trace.removeFirst() }
    }

    private func click() {
      let top = fixture.scrollView.scrollOffset
      // Rows that are wholly in sight, and not behind a header.
      let sight = model.ids.filter { id in
        guard let frame = fixture.row(id)?.frameInRoot else { return false }
        return frame.minY >= 30 && frame.maxY <= 400
      }
      guard let id = sight.randomElement(using: &generator) else { return }
      let modifiers = modifiers()
      note("click \(id) \(modifiers) at \(top)")
      fixture.click(id, modifiers)
      model.select(id, isRange: modifiers.contains(.shift), toggles: modifiers.contains(.control))
    }

    private func press() {
      guard model.cursor != nil, fixture.focused != nil, !model.ids.isEmpty else { return }
      let modifiers = modifiers()
      let (key, distance): (Key, Int) =
        [(.up, -1), (.down, 1), (.home, -10_000), (.end, 10_000)][number(0...3)]
      note("key \(key) \(modifiers)")
      fixture.press(key, modifiers)
      model.step(
        by: distance, from: 0, isRange: modifiers.contains(.shift),
        toggles: modifiers.contains(.control))
    }

    private func edit() {
      let rows = sections.list.flatMap(\.rows)
      let place = number(0...sections.list.count - 1)
      lastId += 1
      switch number(0...5) {
      case 0: sections.list[place].isCollapsed.toggle()
      case 1: sections.list.append(Section(id: lastId, elements: [lastId * 10]))
      case 2 where sections.list.count > 2: sections.list.remove(at: place)
      case 3 where !sections.list[place].elements.isEmpty:
        let moved = sections.list[place].elements.removeFirst()
        sections.list[number(0...sections.list.count - 1)].elements.append(moved)
      case 4 where sections.list[place].elements.count > 1:
        sections.list[place].elements.removeLast()
      default: sections.list[place].elements.insert(lastId * 10, at: 0)
      }
      let ids = sections.list.flatMap(\.shown)
      note("show \(sections.list.map(\.rows))")
      let had = model.cursor
      model.show(ids, rows: rows, newRows: sections.list.flatMap(\.rows))
      fixture.show(ids)
      // If the nearest row is out of sight, another one in sight gets the focus.
      if let cursor = model.cursor, cursor != had, fixture.row(cursor) == nil,
        let focused = fixture.focused
      {
        model.cursor = focused
      }
    }

    private func check() {
      if fixture.selected != model.selected {
        fail("selected are \(fixture.selected.sorted()) instead of \(model.selected.sorted())")
      }
      if let focused = fixture.focused, let cursor = model.cursor, focused != cursor {
        fail("the focus is in \(focused) instead of \(cursor)")
      }
      for id in model.ids {
        guard let status = fixture.row(id)?.rowStatus else { continue }
        if status.isSelected != model.selected.contains(id) { fail("\(id) looks wrong") }
        if status.position != model.ids.firstIndex(of: id) {
          fail("\(id) is at \(status.position)")
        }
      }
      let shown = model.ids.filter { fixture.shown.contains($0) }
      if fixture.shown != shown { fail("\(fixture.shown) are shown, not \(shown)") }
    }

    private func fail(_ what: String) {
      if failure == nil { failure = what + "\n  " + trace.joined(separator: "\n  ") }
    }
  }

  @Test(arguments: 0..<12)
  func `selection and focus in sections are those of a simple list`(_ seed: Int) {
    let run = Run(seed: seed)
    for step in 0..<SoundnessSteps.count(standard: 150) where run.failure == nil {
      run.step()
      if let failure = run.failure { Issue.record("seed \(seed), step \(step): \(failure)") }
    }
    #expect(!run.sections.list.isEmpty)
  }
}
