import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Selects and moves rows at random, while rows come and go, and compares everything with a simple
/// list.
@MainActor @Suite(.serialized) struct SelectionSoundnessTests {
  @MainActor private final class Run {
    let seed: Int
    var generator: SeededGenerator
    let fixture: MovingFixture
    var model: SelectionModel
    var lastId = 100
    var failure: String?
    private var trace: [String] = []

    init(seed: Int) {
      self.seed = seed
      generator = SeededGenerator(seed: UInt64(seed))
      let ids = Array(0..<Int.random(in: 0...60, using: &generator))
      fixture = MovingFixture([ids])
      model = SelectionModel(ids: ids)
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    var list: HeadlessScrollView { fixture.scrollViews[0] }
    var offset: Double { list.scrollOffset }

    /// The ids of the rows that are wholly in sight.
    var sight: [Int] {
      model.ids.indices.filter { Double($0) * 40 >= offset && Double($0) * 40 + 40 <= offset + 400 }
        .map { model.ids[$0] }
    }

    func step() {
      switch number(0...19) {
      case 0...4: click()
      case 5...10: press()
      case 11, 12: moveByKey()
      case 13, 14: drag()
      case 15, 16: edit()
      case 17: scroll()
      case 18: selectAllOrNone()
      default: note("settle")
      }
      if number(0...2) == 0 { fixture.view.mountHost.runFrame() } else { fixture.view.settle() }
      check()
    }

    func note(_ line: String) {
      trace.append(line)
      if trace.count > 30 { trace.removeFirst() }
    }

    private func click() {
      fixture.view.settle()
      guard let id = sight.randomElement(using: &generator) else { return }
      let modifiers: KeyModifiers = [[], [], .shift, .control, [.shift, .control]][number(0...4)]
      note("click \(id) \(modifiers)")
      fixture.click(id, modifiers)
      model.select(
        id, isRange: modifiers.contains(.shift), toggles: modifiers.contains(.control))
    }

    private func press() {
      // A list takes keys once it has the focus.
      guard model.cursor != nil, !model.ids.isEmpty else { return }
      let modifiers: KeyModifiers = [[], [], .shift, .control, [.shift, .control]][number(0...4)]
      let (key, distance): (Key, Int) =
        [(.up, -1), (.down, 1), (.home, -10_000), (.end, 10_000), (.up, -1), (.down, 1)][
          number(0...5)]
      note("key \(key) \(modifiers)")
      fixture.press(key, modifiers)
      model.step(
        by: distance, from: 0, isRange: modifiers.contains(.shift),
        toggles: modifiers.contains(.control))
    }

    private func selectAllOrNone() {
      guard model.cursor != nil, !model.ids.isEmpty else { return }
      if number(0...1) == 0 {
        note("select all")
        fixture.press(.character("a"), .control)
        model.selected = Set(model.ids)
      } else {
        note("select none")
        fixture.press(.escape)
        model.selected = []
      }
    }

    private func moveByKey() {
      guard model.cursor != nil, !model.ids.isEmpty else { return }
      let isBackward = number(0...1) == 0
      note("move \(isBackward ? "up" : "down")")
      fixture.press(isBackward ? .up : .down, .alt)
      model.moveByKey(isBackward: isBackward)
    }

    private func drag() {
      fixture.view.settle()
      guard let id = sight.randomElement(using: &generator) else { return }
      let end = min(400, model.ids.count * 40)
      // In the middle of a half of a row, and away from the edges, at which the list scrolls.
      let y = Double(number(3...36)) * 10 + 5
      guard y < Double(end) else { return }
      note("drag \(id) to \(y)")
      let place = Int(((offset + y) / 40).rounded())
      fixture.drag(id, to: y)
      model.drop(id, above: place)
    }

    private func edit() {
      var ids = model.ids
      for _ in 0..<number(1...3) {
        let place = ids.isEmpty ? 0 : number(0...ids.count - 1)
        switch number(0...4) {
        case 0, 1:
          for _ in 0..<number(1...4) {
            lastId += 1
            ids.insert(lastId, at: place)
          }
        case 2 where ids.count > 4: ids.remove(at: place)
        case 3 where ids.count > 12:
          ids.removeSubrange(place..<min(ids.count, place + number(1...6)))
        case 4 where !ids.isEmpty: ids.insert(ids.remove(at: place), at: number(0...ids.count - 1))
        default: break
        }
      }
      note("show \(ids)")
      let hadFocus = focused != nil
      model.show(ids)
      fixture.lists = [ids]
      fixture.show()
      fixture.view.settle()
      // If the nearest row is out of sight, another one in sight gets the focus, and keys go on
      // from there.
      if hadFocus, let focused, let cursor = model.cursor, focused != cursor, !isMounted(cursor) {
        model.cursor = focused
      }
    }

    private func scroll() {
      let distance = Double(number(-500...500))
      note("scroll by \(distance)")
      list.scroll(by: distance)
    }

    // MARK: - Checks

    /// The row that has the focus; `nil` if none has.
    var focused: Int? {
      guard let view = fixture.view.mountHost.focusedView else { return nil }
      return list.visibleSubviews.first { view === $0 || view.outwardViews.contains($0) }
        .flatMap { $0.visibleTexts.first }.flatMap { Int($0) }
    }

    private func isMounted(_ id: Int) -> Bool {
      list.visibleSubviews.contains { $0.visibleTexts.first == "\(id)" && !$0.isInert }
    }

    private func check() {
      if fixture.lists[0] != model.ids {
        fail("the rows are \(fixture.lists[0]) instead of \(model.ids)")
      }
      if fixture.selected != model.selected {
        fail("selected are \(fixture.selected.sorted()) instead of \(model.selected.sorted())")
      }
      if let cursor = model.cursor, let focused, focused != cursor {
        fail("the focus is in \(focused) instead of \(cursor)")
      }
      for row in list.visibleSubviews where !row.isInert {
        guard let id = row.visibleTexts.first.flatMap({ Int($0) }), let status = row.rowStatus
        else {
          continue
        }
        if status.isSelected != model.selected.contains(id) {
          fail("\(id) looks selected: \(status.isSelected == true)")
        }
        if status.position != model.ids.firstIndex(of: id) {
          fail("\(id) is at \(status.position) of \(model.ids)")
        }
      }
    }

    private func fail(_ what: String) {
      if failure == nil { failure = what + "\n  " + trace.joined(separator: "\n  ") }
    }
  }

  @Test(arguments: 0..<12)
  func `selection, focus and order are those of a simple list`(_ seed: Int) {
    let run = Run(seed: seed)
    for step in 0..<SoundnessSteps.count(standard: 150, share: 0.12) where run.failure == nil {
      run.step()
      if let failure = run.failure { Issue.record("seed \(seed), step \(step): \(failure)") }
    }
    #expect(run.model.ids.count > 0 || run.failure != nil)
  }
}

extension [HeadlessView] {
  fileprivate func contains(_ view: HeadlessView) -> Bool { contains { $0 === view } }
}
