import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@MainActor @Suite struct ActionTests {
  private final class Journal: Sendable {
    private let entries = Mutex<[Int]>([])
    func note(_ entry: Int) { entries.withLock { $0.append(entry) } }
    var all: [Int] { entries.withLock { $0 } }
  }

  private let journal = Journal()

  private func button(_ number: Int) -> Pressable {
    Pressable(action: { [journal] in journal.note(number) }) { Text("press") }
  }

  private func pressable(_ view: HeadlessHostingView) -> HeadlessPressableView? {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first
  }

  @Test func `the closure of the newest generation runs, and exchanging it is no native operation`()
  {
    let view = HeadlessHostingView { button(1) }
    pressable(view)?.press()
    let operations = view.mountHost.log.operations { view.update { button(2) } }
    #expect(operations.isEmpty)
    pressable(view)?.press()
    #expect(journal.all == [1, 2])
  }

  @Test func `a view that waits keeps no closure alive, and calls none`() {
    weak var held: Journal?
    let view = HeadlessHostingView { button(1) }
    do {
      let own = Journal()
      held = own
      view.update { Pressable(action: { own.note(1) }) { Text("press") } }
    }
    let waiting = pressable(view)
    #expect(held != nil)
    view.update {}
    #expect(held == nil)
    waiting?.pressHandler?.send()
    view.update { button(3) }
    pressable(view)?.press()
    #expect(journal.all == [3])
  }

  @Test func `an action may replace the component that it belongs to`() {
    let view = HeadlessHostingView {}
    view.update {
      Pressable(action: { [weak view] in view?.update { Text("done") } }) { Text("press") }
    }
    pressable(view)?.press()
    #expect(view.texts == ["done"])
  }
}
