import AlidadeCore
import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AlidadeLists

/// Lists that follow a data source.
@MainActor @Suite struct DataSourceListTests {
  @Test func `a list follows its source although no component is rebuilt`() {
    let list = SourceFixture(Item.even(0..<5))
    list.source.append(Item(id: 5, height: 40))
    list.source.remove(at: 0)
    list.source.move(from: 0, to: 2)
    list.view.settle()
    #expect(list.ids == [2, 3, 1, 4, 5])
    list.source.update(id: 3) { $0.height = 90 }
    list.source.insert(Item(id: 9, height: 20), at: 0)
    list.view.settle()
    #expect(list.ids == [9, 2, 3, 1, 4, 5])
    #expect(list.sight[3] == "\(ItemRow.text(1, presses: 0)) at 150.0")
    list.source.replaceAll(with: Item.even(4..<7))
    list.view.settle()
    #expect(list.ids == [4, 5, 6])
    #expect(list.builds.count(of: SourceList.buildNumber) == 1)
  }

  @Test func `an immediate change that another thread applies is shown at the end of its call`() {
    let list = SourceFixture(Item.even(0..<5))
    let (begun, released, applied) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let source = list.source
    Thread.detachNewThread {
      source.change { edit in
        begun.signal()
        released.waitPatiently(for: "the change of the main thread")
        edit.append(Item(id: 5, height: 40))
      }
    }
    begun.waitPatiently(for: "the change of the other thread")
    withImmediateUpdates {
      source.append(Item(id: 6, height: 40))
      released.signal()
      source.change { _ in applied.signal() }
      applied.waitPatiently(for: "the changes to be applied")
    }
    #expect(list.view.root.visibleTexts.last == ItemRow.text(6, presses: 0))
  }

  @Test func `a row keeps its state while it moves, and loses it when it is gone`() {
    let list = SourceFixture(Item.even(0..<8))
    list.press(2)
    list.press(5)
    list.source.move(from: 2, to: 7)
    list.source.insert(Item(id: 20, height: 30), at: 0)
    list.view.settle()
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(2, presses: 1)))
    list.source.change { edit in
      edit.remove(id: 2)
      edit.append(Item(id: 2, height: 40))
    }
    list.view.settle()
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(2, presses: 1)))
    list.source.remove(id: 5)
    list.view.settle()
    list.source.insert(Item(id: 5, height: 40), at: 0)
    list.view.settle()
    #expect(list.view.root.visibleTexts.first == ItemRow.text(5, presses: 0))
  }

  @Test func `many changes are shown at once`() {
    let list = SourceFixture(Item.even(0..<3))
    let revision = list.mounter.revision
    for id in 3..<200 { list.source.append(Item(id: id, height: 40)) }
    #expect(list.ids == [0, 1, 2])
    #expect(list.view.mountHost.runMainWork())
    #expect(list.mounter.revision == revision + 1)
    list.view.settle()
    #expect(list.ids == Array(0..<10))
    #expect(list.mounter.content.count == 200)
  }

  @Test func `the frame after a change shows the changed row, which is built before it begins`() {
    let list = SourceFixture(Item.even(0..<8))
    let host = list.view.mountHost
    host.leavesBackgroundWork = true
    list.source.update(id: 3) { $0.height = 90 }
    host.runMainWork()
    // The frame doesn't begin the row; it waits for the thread that has begun it.
    #expect(host.hasPendingFrame)
    #expect(list.scrollView.contentSize.height == 320)
    host.runFrame()
    #expect(list.scrollView.contentSize.height == 370)
    let builds = list.builds.count(of: 3)
    host.leavesBackgroundWork = false
    list.view.settle()
    #expect(list.builds.count(of: 3) == builds)
    #expect(host.isIdle)
  }

  @Test func `a row that isn't ready in time is shown when it is, not in a later frame`() {
    let list = SourceFixture(Item.even(0..<8))
    let host = list.view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    list.source.update(id: 3) { $0.height = 90 }
    host.runMainWork()
    host.runFrame()
    #expect(list.scrollView.contentSize.height == 320)
    #expect(!host.hasPendingFrame)
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    host.runBackgroundWork()
    host.runMainWork()
    #expect(list.scrollView.contentSize.height == 370)
  }

  @Test func `rows that several frames didn't get in time are all shown`() {
    let list = SourceFixture(Item.even(0..<8))
    let host = list.view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    let buttons = list.scrollView.descendants.compactMap { $0 as? HeadlessPressableView }
    for id in [3, 5, 6] {
      buttons.first { ItemRow.id(in: $0.visibleTexts.joined()) == id }?.press()
      host.runMainWork()
      host.runFrame()
    }
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    for id in 0..<8 {
      let presses = [3, 5, 6].contains(id) ? 1 : 0
      #expect(list.view.root.visibleTexts.contains(ItemRow.text(id, presses: presses)))
    }
  }

  @Test func `a list that is rebuilt takes the newest elements and the newest closure`() {
    let source = DataSource(Item.even(0..<3))
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(source) { Text("old \($0.id)") }
    }
    view.settle()
    source.append(Item(id: 3, height: 1))
    view.update {
      List(source) { item in
        if item.kind == 0 { Text("new \(item.id)") } else { Text("other \(item.id)") }
      }
    }
    view.settle()
    #expect(view.root.visibleTexts == (0..<4).map { "new \($0)" })
    source.update(id: 1) { $0.kind = 1 }
    source.append(Item(id: 4, height: 1))
    view.settle()
    #expect(view.root.visibleTexts == ["new 0", "other 1", "new 2", "new 3", "new 4"])
  }

  @Test func `another source replaces the one that was followed`() {
    let (first, second) = (DataSource(Item.even(0..<3)), DataSource(Item.even(2..<6)))
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(first) { Text("\($0.id)") }
    }
    view.settle()
    #expect(first.subscribers.count == 1)
    view.update { List(second) { Text("\($0.id)") } }
    view.settle()
    #expect(first.subscribers.count == 0 && second.subscribers.count == 1)
    first.append(Item(id: 100, height: 1))
    second.append(Item(id: 200, height: 1))
    view.settle()
    #expect(view.root.visibleTexts == ["2", "3", "4", "5", "200"])
    view.update { List([Item(id: 7, height: 1)]) { Text("\($0.id)") } }
    view.settle()
    #expect(second.subscribers.count == 0)
    #expect(view.root.visibleTexts == ["7"])
  }

  @Test func `a list that is gone is forgotten, and its source with it`() {
    weak var kept: DataSource<Item>?
    let host = HeadlessMountHost()
    do {
      let list = SourceFixture(DataSource(Item.even(0..<100)), mountHost: host)
      kept = list.source
      list.source.append(Item(id: 100, height: 1))
      list.view.host.tearDown()
      #expect(list.source.subscribers.count == 0)
    }
    host.settle()
    #expect(kept == nil)
  }

  @Test func `changes inside withImmediateUpdates are shown before it returns`() {
    let list = SourceFixture(Item.even(0..<3))
    withImmediateUpdates {
      list.source.append(Item(id: 3, height: 40))
      list.source.remove(at: 0)
    }
    #expect(list.ids == [1, 2, 3])
  }

  // MARK: - Completion

  @Test func `a completion is called when every list shows the change`() {
    let source = DataSource(Item.even(0..<5))
    let (fast, slow) = (SourceFixture(source), SourceFixture(source))
    var isShown = false
    source.change({ $0.update(id: 2) { $0.height = 80 } }, completion: { isShown = true })
    #expect(!isShown)
    fast.view.settle()
    #expect(fast.sight[3] == "\(ItemRow.text(3, presses: 0)) at 160.0")
    #expect(!isShown)
    // The slow list knows of the change, and its row isn't ready.
    slow.view.mountHost.runMainWork()
    fast.view.settle()
    #expect(!isShown)
    slow.view.settle()
    fast.view.settle()
    #expect(isShown)
    #expect(slow.sight == fast.sight)
  }

  @Test func `a completion is called once the last list that did not show the change is gone`() {
    let source = DataSource(Item.even(0..<5))
    let (fast, gone) = (SourceFixture(source), SourceFixture(source))
    var isShown = false
    source.change({ $0.remove(at: 0) }, completion: { isShown = true })
    fast.view.settle()
    #expect(!isShown)
    gone.view.host.tearDown()
    fast.view.settle()
    #expect(isShown)
  }

  @Test func `without lists, changes count as shown`() async {
    let source = DataSource(Item.even(0..<5))
    source.append(Item(id: 5, height: 1))
    await Task { await source.waitUntilShown() }.patientValue()
    #expect(source.count == 6)
  }

  // MARK: - Speed

  @Test func `two lists of one source show it at their own speeds`() {
    let source = DataSource(Item.even(0..<20))
    let (fast, slow) = (SourceFixture(source), SourceFixture(source))
    for step in 0..<50 {
      source.insert(Item(id: 100 + step, height: 40), at: step % 7)
      source.remove(at: source.count - 1)
      if step.isMultiple(of: 3) { source.update(id: 100 + step) { $0.kind = 1 } }
      fast.view.settle()
      #expect(fast.ids == source.elements.prefix(10).map(\.id))
      if step.isMultiple(of: 11) { slow.view.mountHost.runMainWork() }
    }
    slow.view.settle()
    #expect(slow.sight == fast.sight)
  }

  @Test(arguments: [false, true])
  func `the reader's row stays where it is while rows are inserted above`(_ oneByOne: Bool) {
    let list = SourceFixture(Item.uneven(0..<5_000))
    list.controller.scroll(toRow: 1_000)
    list.scrollView.scroll(by: 13)
    list.view.settle()
    let before = list.sight
    let views = list.view.counters
    if oneByOne {
      for id in 1...10_000 { list.source.insert(Item(id: -id, height: 30), at: 0) }
    } else {
      list.source.insert(contentsOf: Item.uneven(-10_000..<0), at: 0)
    }
    list.source.append(Item(id: 5_000, height: 20))
    list.view.settle()
    #expect(list.sight == before)
    #expect(list.view.counters.since(views).viewsCreated == 0)
    #expect(list.controller.visibleRows.lowerBound == 11_000)
  }

  @Test func `edits that are too many to be remembered are found by comparing ids`() {
    let list = SourceFixture(Item.even(0..<20_000))
    let before = list.source.elements
    list.press(3)
    for id in 0..<9_000 where id != 3 { list.source.update(id: id) { $0.kind = 1 } }
    list.source.move(from: 3, to: 0)
    #expect(list.source.changes(from: before, to: list.source.elements) == nil)
    list.view.mountHost.runMainWork()
    #expect(list.ids.first == 0, "Comparing takes another thread.")
    list.view.settle()
    #expect(list.ids == [3, 0, 1, 2] + Array(4..<10))
    #expect(list.view.root.visibleTexts.first == ItemRow.text(3, presses: 1))
  }

  @Test func `of 100 000 rows, only those that changed are built`() {
    let list = SourceFixture(Item.uneven(0..<100_000))
    list.controller.scroll(toRow: 50_000)
    list.view.settle()
    let (views, counters) = (list.view.counters, list.controller.counters)
    list.builds.clear()
    list.source.update(id: 50_002) { $0.kind = 2 }
    list.view.settle()
    #expect(list.builds.ids == [50_002] && list.builds.total == 1)
    list.source.append(Item(id: 100_000, height: 30))
    list.source.remove(at: 10)
    list.source.insert(contentsOf: Item.uneven(-300..<0), at: 0)
    list.source.update(id: 99_000) { $0.kind = 1 }
    list.view.settle()
    #expect(list.builds.total == 1)
    #expect(list.view.counters.since(views).viewsCreated <= 2, "Those of the other kind.")
    list.source.move(from: 100, to: list.controller.visibleRows.lowerBound + 1)
    list.view.settle()
    #expect(list.builds.total == 2)
    #expect(list.controller.counters.rowsBuiltOnMainThread - counters.rowsBuiltOnMainThread <= 1)
    #expect(list.ids == list.controller.visibleRows.map { list.source.elements[$0].id })
  }

  @Test func `state that changes while rows move is shown`() {
    let list = SourceFixture(Item.even(0..<100))
    let rows = list.scrollView.visibleSubviews.flatMap(\.descendants)
      .compactMap { $0 as? HeadlessPressableView }
    rows.first { ItemRow.id(in: $0.visibleTexts.joined()) == 3 }?.press()
    list.source.insert(Item(id: 200, height: 40), at: 0)
    list.view.mountHost.runMainWork()
    rows.first { ItemRow.id(in: $0.visibleTexts.joined()) == 5 }?.press()
    list.view.mountHost.runMainWork()
    list.source.move(from: 0, to: 99)
    list.view.settle()
    let texts = list.view.root.visibleTexts
    #expect(texts == (0..<10).map { ItemRow.text($0, presses: $0 == 3 || $0 == 5 ? 1 : 0) })
  }

  @Test func `the main thread doesn't apply changes that other threads make in the meantime`() async
  {
    let list = SourceFixture(Item.even(0..<5))
    let source = list.source
    let appliers = Mutex<[ThreadIdentity]>([])
    source.change { edit in
      edit.remove(id: 0)
      let hasChanged = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        source.change {
          appliers.withLock { $0.append(.current) }
          $0.append(Item(id: 7, height: 40))
        }
        hasChanged.signal()
      }
      hasChanged.waitPatiently(for: "the change of the other thread")
      // The main thread's own changes wait for those before them.
      source.append(Item(id: 8, height: 40))
    }
    #expect(source.offset(of: 1) == 0, "the change itself has been applied")
    let main = ThreadIdentity.current
    var isShown = false
    source.change({ _ in }, completion: { isShown = true })
    await waitPatiently(for: "the changes to be shown") {
      list.view.settle()
      return isShown
    }
    #expect(appliers.withLock { $0.count == 1 && $0 != [main] })
    #expect(list.ids == [1, 2, 3, 4, 7, 8])
  }

  @Test func `changes on other threads while lists scroll are right in the end`() async {
    let host = HeadlessMountHost(background: .threads)
    let list = SourceFixture(DataSource(Item.uneven(0..<2_000)), mountHost: host)
    let source = list.source
    let writers = Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for thread in 0..<3 {
          group.addTask {
            for number in 0..<300 {
              let id = (thread + 1) * 10_000 + number
              source.change { edit in
                edit.insert(
                  Item(id: id, height: Double(20 + number % 50)), at: edit.count * number / 300)
                edit.move(from: 0, to: edit.count - 1)
              }
              if number.isMultiple(of: 3) { source.remove(id: id) }
            }
          }
        }
      }
    }
    for _ in 0..<100 {
      list.scrollView.scroll(by: 90)
      list.view.settle()
    }
    await writers.patientValue()
    list.view.settle()
    let rows = list.controller.visibleRows
    #expect(list.ids == rows.map { source.elements[$0].id })
    #expect(source.count == 2_600)
  }
}
