import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

/// Lists of the elements of a data source that satisfy a condition.
@MainActor @Suite struct FilteredSourceTests {
  /// A list of the items of a kind, or of all items below zero.
  private struct KindList: Component {
    let source: DataSource<Item>
    let kind: Store<Int>
    let builds: BuildLog
    let evaluations: BuildLog

    func body(_ context: Context<NoState>) -> some Component {
      let (builds, evaluations) = (builds, evaluations)
      let _ = builds.note(SourceList.buildNumber)
      List(
        source.filtered(by: context.read(kind) { $0 }) { item, kind in
          evaluations.note(item.id)
          return kind < 0 || item.kind == kind
        }
      ) { ItemRow(item: $0, builds: builds) }
    }
  }

  @MainActor private final class Fixture {
    let source: DataSource<Item>
    let kind: Store<Int>
    let builds = BuildLog()
    let evaluations = BuildLog()
    let view: HeadlessHostingView

    init(_ items: [Item], kind number: Int) {
      (source, kind) = (DataSource(items), Store(number))
      let (source, kind, builds, evaluations) = (source, kind, builds, evaluations)
      view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        KindList(source: source, kind: kind, builds: builds, evaluations: evaluations)
      }
      view.settle()
    }

    var content: ListContent? { (view.list.scrollDelegate as? ListMounter)?.content }

    /// The ids of all rows.
    var ids: [Int] {
      guard let rows = content?.rows else { return [] }
      return (0..<rows.count).compactMap { (rows.element(of: $0) as? Item)?.id }
    }

    func expectWhatTheSourceHas() {
      let kind = kind.state
      let kept = source.elements.filter { kind < 0 || $0.kind == kind }.map(\.id)
      #expect(ids == kept)
      let seen = view.root.visibleTexts.compactMap(ItemRow.id)
      #expect(seen.isEmpty == kept.isEmpty && kept.firstRange(of: seen) != nil)
    }

    func press(_ id: Int) {
      view.list.visibleSubviews.flatMap(\.descendants)
        .compactMap { $0 as? HeadlessPressableView }
        .first { ItemRow.id(in: $0.visibleTexts.joined()) == id }?.press()
      view.settle()
    }
  }

  private func items(_ ids: Range<Int>) -> [Item] {
    ids.map { Item(id: $0, height: 30, kind: $0 % 3) }
  }

  @Test func `scrolling to an id searches the hidden elements on another thread`() {
    let source = DataSource(Item.even(0..<5_000))
    let controller = ListController()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(
        source.filtered(by: 100) { $0.id % $1 == 0 }, estimatedRowHeight: 40,
        controller: controller
      ) { Text("\($0.id)").frame(height: 40) }
    }
    view.settle()
    let host = view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    controller.scroll(to: 3_000, at: .start)
    #expect(controller.offset == 0)
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    view.settle()
    #expect(controller.offset == 1_200)
  }

  @Test func `a list shows the elements that satisfy its condition, and follows changes of both`() {
    let list = Fixture(items(0..<12), kind: 1)
    #expect(list.ids == [1, 4, 7, 10])
    list.source.append(contentsOf: items(12..<18))
    list.source.remove(id: 4)
    list.source.move(from: 1, to: 10)
    list.view.settle()
    #expect(list.ids == [7, 10, 1, 13, 16])
    list.kind.update { $0 = 2 }
    list.view.settle()
    #expect(list.ids == [2, 5, 8, 11, 14, 17])
    list.kind.update { $0 = -1 }
    list.view.settle()
    #expect(list.ids == list.source.elements.map(\.id))
    list.kind.update { $0 = 7 }
    list.view.settle()
    #expect(list.ids.isEmpty)
    list.source.update(id: 3) { $0.kind = 7 }
    list.view.settle()
    #expect(list.ids == [3])
    #expect(list.view.root.visibleTexts == [ItemRow.text(3, presses: 0)])
  }

  @Test func `a condition is evaluated only for elements that were added or changed`() {
    let list = Fixture(items(0..<6000), kind: 1)
    list.evaluations.clear()
    let builds = list.builds.count(of: SourceList.buildNumber)
    list.source.insert(Item(id: 9000, height: 30, kind: 1), at: 3000)
    list.source.update(id: 40) { $0.kind = 2 }
    list.source.remove(id: 10)
    list.view.settle()
    #expect(list.evaluations.ids.sorted() == [40, 9000])
    #expect(list.builds.count(of: SourceList.buildNumber) == builds)
    #expect(list.ids == list.source.elements.filter { $0.kind == 1 }.map(\.id))
    // A rebuilt list with an equal value evaluates nothing.
    list.evaluations.clear()
    list.kind.update { $0 = 1 }
    list.view.update {
      KindList(
        source: list.source, kind: list.kind, builds: list.builds, evaluations: list.evaluations)
    }
    list.view.settle()
    #expect(list.evaluations.ids.isEmpty)
  }

  @Test func `many new elements are evaluated away from the main thread`() {
    let list = Fixture(items(0..<10), kind: 1)
    let host = list.view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    list.evaluations.clear()
    list.source.append(contentsOf: items(10..<3000))
    host.runMainWork()
    host.runFrame()
    #expect(list.evaluations.ids.isEmpty)
    #expect(list.ids == [1, 4, 7])
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    #expect(list.ids.count == 1000)
  }

  @Test func `many edits are followed away from the main thread, even those of few elements`() {
    let list = Fixture(items(0..<3000), kind: 1)
    let host = list.view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    list.evaluations.clear()
    for round in 0..<600 { list.source.update(id: 1) { $0.height = Double(30 + round % 2) } }
    list.source.update(id: 0) { $0.kind = 1 }
    host.runMainWork()
    host.runFrame()
    #expect(list.evaluations.ids.isEmpty)
    #expect(list.ids.prefix(2) == [1, 4])
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    #expect(list.ids.prefix(3) == [0, 1, 4])
    #expect(list.evaluations.ids == [0, 1])
  }

  @Test func `a row keeps its state while it stays, and loses it when it is left out`() {
    let list = Fixture(items(0..<30), kind: 1)
    list.press(4)
    list.press(7)
    list.source.update(id: 7) { $0.kind = 2 }
    list.source.remove(id: 1)
    list.view.settle()
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(4, presses: 1)))
    list.source.update(id: 7) { $0.kind = 1 }
    list.kind.update { $0 = -1 }
    list.view.settle()
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(4, presses: 1)))
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(7, presses: 0)))
  }

  @Test func `another value is evaluated away from the main thread, also in an immediate update`() {
    let list = Fixture(items(0..<3000), kind: 1)
    let host = list.view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    list.evaluations.clear()
    withImmediateUpdates { list.kind.update { $0 = 2 } }
    host.runMainWork()
    host.runFrame()
    #expect(list.evaluations.ids.isEmpty)
    #expect(list.ids.prefix(3) == [1, 4, 7])
    // A change of the source in the meantime takes nothing away from what is evaluated.
    list.source.append(Item(id: 9000, height: 30, kind: 2))
    host.runMainWork()
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    #expect(list.ids.first == 2 && list.ids.last == 9000 && list.ids.count == 1001)
    #expect(list.evaluations.total <= 3002)
  }

  @Test func `a few elements are evaluated in the frame of an immediate update`() {
    let list = Fixture(items(0..<12), kind: 1)
    withImmediateUpdates { list.kind.update { $0 = 2 } }
    #expect(list.ids == [2, 5, 8, 11])
  }

  @Test func `completions are called, whether or not a row changes, and during a comparison`() {
    let list = Fixture(items(0..<30), kind: 1)
    let shown = Mutex(0)
    func update(_ id: Int) {
      list.source.change({ $0.update(id: id) { $0.height = 50 } }) {
        shown.withLock { $0 += 1 }
      }
    }
    update(1)
    update(2)
    list.view.settle()
    #expect(shown.withLock { $0 } == 2)
    let host = list.view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    list.source.append(contentsOf: items(30..<4000))
    host.runMainWork()
    update(2)
    host.runMainWork()
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    #expect(shown.withLock { $0 } == 3)
  }

  @Test func `a change of a new source during the comparison with the previous one is shown`() {
    let (one, other) = (DataSource(items(0..<3000)), DataSource(items(5000..<8000)))
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(one) { Text("\($0.id)") }
    }
    view.settle()
    let host = view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    view.update { List(other) { Text("\($0.id)") } }
    host.runMainWork()
    host.runFrame()
    host.runBackgroundWork()
    let shown = Mutex(false)
    other.change({ $0.insert(Item(id: 1, height: 30), at: 0) }) { shown.withLock { $0 = true } }
    host.runMainWork()
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    view.settle()
    #expect(shown.withLock { $0 })
    #expect(view.root.visibleTexts.first == "1")
  }

  @Test(arguments: 0..<20)
  func `random edits and conditions end with the elements that satisfy them`(seed: Int) {
    var random = RandomEdits(seed: seed)
    let list = Fixture(items(0..<40), kind: 1)
    var nextID = 1000
    for _ in 0..<SoundnessSteps.count(standard: 60) {
      for _ in 0..<random.number(0...3) {
        let count = list.source.count
        let offset = count == 0 ? 0 : random.number(0...count - 1)
        switch random.number(0...5) {
        case 0:
          let new = items(nextID..<(nextID + random.number(1...700)))
          nextID += 1000
          list.source.insert(contentsOf: new, at: offset)
        case 1 where count > 0:
          list.source.removeSubrange(offset..<min(count, offset + random.number(1...300)))
        case 2 where count > 0: list.source.move(from: offset, to: random.number(0...count - 1))
        case 3 where count > 0:
          let (id, kind) = (list.source.elements[offset].id, random.number(0...2))
          list.source.update(id: id) { $0.kind = kind }
        case 4 where random.number(0...3) == 0:
          list.source.replaceAll(with: Array(list.source.elements.reversed()))
        default:
          let kind = random.number(-1...3)
          list.kind.update { $0 = kind }
        }
      }
      let host = list.view.mountHost
      switch random.number(0...2) {
      case 0:
        (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
        host.runMainWork()
        host.runFrame()
        (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
      case 1: host.runMainWork()
      default:
        list.view.settle()
        list.expectWhatTheSourceHas()
      }
    }
    list.view.settle()
    list.expectWhatTheSourceHas()
  }

  @Test func `conditions with the same value in different places are different`() {
    let source = DataSource(items(0..<100))
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    func count(_ isEven: Bool) -> Int? {
      let kept =
        if isEven {
          source.filtered(by: 2) { $0.id % $1 == 0 }
        } else {
          source.filtered(by: 2) { $0.id < $1 }
        }
      view.host.setComponent(List(kept) { Text("\($0.id)").frame(height: 40) })
      view.settle()
      return (view.list.scrollDelegate as? ListMounter)?.content.count
    }
    #expect(count(true) == 50)
    #expect(count(false) == 2)
    #expect(count(true) == 50)
  }
}
