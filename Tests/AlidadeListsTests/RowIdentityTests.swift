import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

/// Which rows are the same row, whatever background work has been done.
@MainActor @Suite struct RowIdentityTests {
  private func press(_ list: ListFixture, _ id: Int) {
    list.pressable(of: id)?.press()
    list.view.settle()
  }

  @Test func `a row that a shown content lacks is a new row when it is added again`() {
    let list = ListFixture(Item.even(0..<10))
    list.view.settle()
    press(list, 3)
    // No background work is done in between.
    list.show(list.items.filter { $0.id != 3 })
    list.show(Item.even(0..<10))
    #expect(list.sight[3].text == ItemRow.text(3, presses: 0))
    list.view.settle()
    list.expectViewportIsFilled(presses: [:])
  }

  @Test func `a row that a shown content lacks is a new row also in another place`() {
    let list = ListFixture(Item.even(0..<10))
    list.view.settle()
    press(list, 3)
    press(list, 5)
    list.show(list.items.filter { $0.id != 3 })
    var items = Item.even(0..<10)
    items.swapAt(3, 0)
    items.swapAt(5, 9)
    list.show(items)
    list.host.runBackgroundWork()
    list.view.settle()
    list.expectViewportIsFilled(presses: [5: 1])
  }

  @Test func `a row that moves through contents before background work is done stays the same`() {
    let list = ListFixture(Item.even(0..<10))
    list.view.settle()
    press(list, 3)
    for shift in 1..<10 {
      list.show((0..<10).map { Item(id: ($0 + 3 * shift) % 10, height: 40) })
    }
    list.view.settle()
    list.expectViewportIsFilled(presses: [3: 1])
  }

  @Test func `a row that is removed and added again before it is shown stays the same`() {
    let list = ListFixture(Item.even(0..<10))
    list.view.settle()
    press(list, 3)
    list.setItems(list.items.filter { $0.id != 3 })
    list.show(Item.even(0..<10))
    list.view.settle()
    list.expectViewportIsFilled(presses: [3: 1])
  }

  @Test func `a row out of sight that a shown content lacks forgets`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    press(list, 3)
    list.scrollView.scroll(by: 20_000)
    list.view.settle()
    list.show(list.items.filter { $0.id != 3 })
    list.show(Item.even(0..<1_000))
    list.scrollView.scroll(by: -30_000)
    list.expectViewportIsFilled()
    list.view.settle()
    list.expectViewportIsFilled()
  }

  @Test func `what a row of an older content prepares late is no row of a newer one`() {
    let list = ListFixture(Item.even(0..<100))
    list.view.settle()
    list.builds.clear()
    // Rows of the first of these are still wanted when the second is shown.
    list.show(Item.even(100..<200))
    list.show(Item.even(200..<300))
    list.view.settle()
    #expect(list.builds.ids.allSatisfy { $0 >= 200 || list.builds.count(of: $0) <= 1 })
    #expect(list.mounter.prepared.trees.count <= 100)
    list.expectViewportIsFilled()
  }
}
