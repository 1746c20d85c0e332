import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Uses selections at random and compares them with those of a list without any cleverness.
@MainActor @Suite struct SelectionModelTests {
  /// The rules of a selection, in an array of ids.
  private struct Model {
    var ids: [Int]
    var selected: Set<Int> = []
    var cursor: Int?
    var anchor: Int?

    func place(_ id: Int?) -> Int? { id.flatMap { ids.firstIndex(of: $0) } }

    mutating func select(_ id: Int, _ modifiers: KeyModifiers) {
      let previous = cursor
      cursor = id
      guard modifiers.contains(.shift) else {
        anchor = id
        if modifiers.contains(.control) {
          selected.formSymmetricDifference([id])
        } else {
          selected = [id]
        }
        return
      }
      let start = anchor ?? previous ?? id
      anchor = start
      let places = [place(start) ?? 0, place(id) ?? 0].sorted()
      let range = Set(ids[places[0]...places[1]])
      if !modifiers.contains(.control) {
        selected = range
      } else if selected.contains(start) {
        selected.formUnion(range)
      } else {
        selected.subtract(range)
      }
    }

    mutating func move(_ key: Key, _ modifiers: KeyModifiers) {
      let start = place(cursor) ?? 0
      let wanted =
        switch key {
        case .up: start - 1
        case .down: start + 1
        case .pageUp: start - 9
        case .pageDown: start + 9
        case .home: 0
        default: ids.count - 1
        }
      let id = ids[min(max(0, wanted), ids.count - 1)]
      if modifiers == .control { cursor = id } else { select(id, modifiers) }
    }

    mutating func change(to new: [Int]) {
      let remaining = Set(new)
      if let cursor, !remaining.contains(cursor), let place = place(cursor) {
        let survivors = ids.indices.filter { remaining.contains(ids[$0]) }
        let nearest = survivors.min {
          (abs($0 - place), $1) < (abs($1 - place), $0)
        }
        self.cursor = nearest.map { ids[$0] }
      }
      if let anchor, !remaining.contains(anchor) { self.anchor = nil }
      ids = new
    }
  }

  @Test(arguments: 0..<24)
  func `any sequence of clicks, keys and changes selects what a simple list would`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    let list = SelectionFixture(Array(0..<number(12..<200)))
    var model = Model(ids: list.ids)
    list.click(0)
    model.select(0, [])
    let sets: [KeyModifiers] = [[], .control, .shift, [.control, .shift]]
    for step in 0..<120 {
      var event = ""
      switch number(0..<10) {
      case 0..<3:
        let visible = list.controller.visibleRows
        let id = model.ids[number(visible)]
        let modifiers = sets[number(0..<4)]
        event = "click \(id) \(modifiers)"
        list.click(id, modifiers)
        model.select(id, modifiers)
      case 3..<8:
        let key = [Key.up, .down, .pageUp, .pageDown, .home, .end][number(0..<6)]
        let modifiers = sets[number(0..<4)]
        event = "press \(key) \(modifiers)"
        list.press(key, modifiers)
        model.move(key, modifiers)
      case 8:
        event = "toggle"
        list.press(.space, .control)
        if let cursor = model.cursor { model.select(cursor, .control) }
      default:
        let ids = changed(model.ids, &generator, step)
        event = "change to \(ids.count) rows"
        let isGone = model.cursor.map { !ids.contains($0) } ?? false
        model.change(to: ids)
        list.show(ids)
        // A row out of sight can't get the focus, so it goes to one in sight.
        if isGone { model.cursor = list.focused }
      }
      list.view.settle()
      let comment: Comment = "seed \(seed), step \(step), \(event)"
      #expect(list.selected == model.selected, comment)
      #expect(list.focused == model.cursor, comment)
      let expected = list.controller.visibleRows.map { model.ids[$0] }
        .filter(model.selected.contains)
      #expect(list.shown == expected, comment)
      if list.selected != model.selected || list.focused != model.cursor { return }
    }
  }

  private func changed(
    _ ids: [Int], _ generator: inout SeededGenerator, _ step: Int
  ) -> [Int] {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return ids.reversed()
    case 1:
      return ids.shuffled(using: &generator)
    case 2:
      let kept = ids.filter { _ in Int.random(in: 0..<5, using: &generator) > 0 }
      return kept.count < 12 ? ids : kept
    default:
      var ids = ids
      let place = Int.random(in: 0...ids.count, using: &generator)
      ids.insert(contentsOf: (0..<5).map { 1_000_000 + step * 10 + $0 }, at: place)
      return ids
    }
  }
}
