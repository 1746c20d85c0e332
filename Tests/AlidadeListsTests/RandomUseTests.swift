import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Uses lists at random and compares what is in sight with what a list without any cleverness would
/// show.
@MainActor @Suite struct RandomUseTests {
  private final class Use {
    var generator: SeededGenerator
    var presses: [Int: Int] = [:]
    var nextId = 1_000_000
    /// Whether rows may be mounted that do not have their final heights.
    var hasEdited = false

    init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  }

  @Test(arguments: 0..<24)
  func `what is in sight is right after any sequence of events`(_ seed: Int) {
    let use = Use(seed: seed)
    let kinds = use.number(1...3)
    let list = ListFixture(
      Item.uneven(0..<use.number(0...3_000), kinds: kinds), estimate: [10, 44, 200][seed % 3])
    for step in 0..<150 {
      let event = perform(list, use)
      list.view.host.update()
      if isSettled(list, use) {
        list.expectViewportIsFilled(presses: use.presses, "seed \(seed), step \(step), \(event)")
      }
    }
    list.view.settle()
    list.expectViewportIsFilled(presses: use.presses, "seed \(seed), in the end")
  }

  /// Lets everything become ready in most steps, and sees to it that rows may be stale only when
  /// they may.
  private func isSettled(_ list: ListFixture, _ use: Use) -> Bool {
    if use.number(0...3) == 0 {
      list.host.runBackgroundWork()
      return false
    }
    use.hasEdited = false
    return list.view.settle()
  }

  private func perform(_ list: ListFixture, _ use: Use) -> String {
    switch use.number(0...11) {
    case 0...3:
      let distance = Double(use.number(-500...500))
      scroll(list, by: distance, use)
      return "scroll by \(distance)"
    case 4:
      let row = use.number(0...3_000)
      list.controller.scroll(toRow: row)
      return "scroll to row \(row)"
    case 5:
      let commands = ScrollCommand.allCases
      let command = commands[use.number(0...commands.count - 1)]
      list.scrollView.perform(command)
      return "\(command)"
    case 6:
      list.view.size = Size(
        width: Double(use.number(200...500)),
        height: use.number(0...9) == 0 ? 0 : Double(use.number(100...900)))
      return "resize"
    case 7, 8: return press(list, use)
    case 9: return edit(list, use)
    case 10:
      list.show(list.items)
      return "the same items"
    default:
      list.host.runMainWork()
      return "main work"
    }
  }

  /// Scrolls and checks that what stays in sight moves by exactly as much as it should.
  private func scroll(_ list: ListFixture, by distance: Double, _ use: Use) {
    let before = Dictionary(uniqueKeysWithValues: list.sight.map { ($0.text, $0.top) })
    let requested = list.scrollView.scrollOffset + distance
    let isWithin =
      requested > 0 && requested < list.scrollView.maximumContentOffset.y
      && abs(distance) < list.scrollView.viewportSize.height
    list.scrollView.scroll(by: distance)
    let offset = list.scrollView.scrollOffset
    guard !use.hasEdited, isWithin, offset > 0, offset < list.scrollView.maximumContentOffset.y
    else { return }
    for row in list.sight {
      if let top = before[row.text] {
        #expect(row.top == top - distance, "by \(distance) to \(offset)")
      }
    }
  }

  private func press(_ list: ListFixture, _ use: Use) -> String {
    let sight = list.sight
    guard !sight.isEmpty else { return "nothing to press" }
    let row = sight[use.number(0...sight.count - 1)]
    guard let id = ItemRow.id(in: row.text), list.items.contains(where: { $0.id == id }),
      list.pressable(of: id)?.press() == true
    else { return "nothing pressed" }
    use.presses[id, default: 0] += 1
    return "press \(id)"
  }

  private func edit(_ list: ListFixture, _ use: Use) -> String {
    // A change of a row that nobody has seen yet goes with the row; so changes are looked at first.
    list.view.settle()
    var items = list.items
    for _ in 0..<use.number(1...3) {
      let place = items.isEmpty ? 0 : use.number(0...items.count - 1)
      switch use.number(0...4) {
      case 0, 1:
        let item = Item(
          id: use.nextId, height: Double(use.number(1...120)), kind: use.number(0...2))
        use.nextId += 1
        items.insert(item, at: place)
      case 2 where !items.isEmpty:
        use.presses[items.remove(at: place).id] = nil
      case 3 where !items.isEmpty:
        items[place].height = Double(use.number(1...120))
      case 4 where !items.isEmpty:
        items.swapAt(place, use.number(0...items.count - 1))
      default: break
      }
    }
    list.show(items)
    use.hasEdited = true
    return "edit"
  }
}
