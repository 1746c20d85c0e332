import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Observation
import Testing

@testable import AlidadeLists

/// Lists of the elements of an observable object.
@MainActor @Suite struct ObservedListTests {
  private struct ItemList: Component {
    let items: Store<[Item]>
    let builds: BuildLog

    func body(_ context: Context<NoState>) -> some Component {
      let builds = builds
      List(context.read(items) { $0 }) { ItemRow(item: $0, builds: builds) }
    }
  }

  #if compiler(>=6.2)
  @Observable @MainActor final class Library {
    var items: [Item] = []
  }

  @available(macOS 26, iOS 26, *)
  @Test func `a list follows an observable object, and its rows keep their state`() async throws {
    let (library, store, builds) = (Library(), Store<[Item]>([]), BuildLog())
    library.items = Item.even(0..<30)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      ItemList(items: store, builds: builds)
    }
    var texts: [String] { view.list.visibleSubviews.map { $0.visibleTexts.joined() } }
    let seen = Arrivals<Int>()
    let task = store.update(from: Observations { library.items }) { items, newer in
      items = newer
      seen.add(newer.count)
    }
    // The newer value is received before the store has it.
    func settle(until isShown: () -> Bool) async {
      await waitPatiently(for: "the elements to be shown") {
        view.settle()
        return isShown()
      }
    }
    #expect(await seen.next() == 30)
    await settle { texts.count == 10 }
    #expect(texts.first == ItemRow.text(0, presses: 0) && texts.count == 10)
    let pressable = view.list.visibleSubviews.flatMap(\.descendants)
      .compactMap { $0 as? HeadlessPressableView }.first
    #expect(pressable?.press() == true)
    view.settle()
    builds.clear()
    library.items.insert(contentsOf: Item.even(100..<102), at: 0)
    #expect(await seen.next() == 32)
    await settle { texts.first == ItemRow.text(100, presses: 0) }
    #expect(texts.prefix(3).contains(ItemRow.text(0, presses: 1)))
    #expect(texts.first == ItemRow.text(100, presses: 0))
    #expect(Set(builds.ids).isSuperset(of: [100, 101]))
    library.items[2].height = 60
    #expect(await seen.next() == 32)
    var height: Double? {
      view.list.visibleSubviews.first { $0.visibleTexts == [ItemRow.text(0, presses: 1)] }?
        .frame.size.height
    }
    await settle { height == 60 }
    #expect(height == 60)
    task.cancel()
    await task.patientValue()
  }
  #endif
}
