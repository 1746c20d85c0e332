import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

@MainActor @Suite struct ThreadTests {
  @Test func `rows that other threads prepare while rows change are right in the end`() {
    let host = HeadlessMountHost(background: .threads)
    let list = ListFixture(Item.uneven(0..<5_000, kinds: 3), mountHost: host)
    var generator = SeededGenerator(seed: 3)
    var presses: [Int: Int] = [:]
    for step in 0..<300 {
      list.scrollView.scroll(by: Double(Int.random(in: -200...400, using: &generator)))
      if let row = list.sight.randomElement(using: &generator),
        let id = ItemRow.id(in: row.text), list.pressable(of: id)?.press() == true
      {
        presses[id, default: 0] += 1
      }
      if step.isMultiple(of: 7) { list.show(list.items) }
      if step.isMultiple(of: 20) {
        list.view.settle()
        list.expectViewportIsFilled(presses: presses, "step \(step)")
      }
    }
    list.view.settle()
    list.expectViewportIsFilled(presses: presses)
  }
}
