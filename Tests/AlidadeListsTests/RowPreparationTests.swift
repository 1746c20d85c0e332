import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeLists

@MainActor @Suite struct RowPreparationTests {
  /// Counts how often rows were said to be ready.
  private final class Count {
    var value = 0
  }

  @Test func `rows that become ready together are told of once`() {
    let host = HeadlessMountHost()
    let count = Count()
    let preparation = preparation(of: 100, host) { count.value += 1 }
    for row in 0..<100 { preparation.prepareUrgently(row) }
    host.settle()
    #expect(count.value == 1)
    #expect(preparation.takeResults().count == 100)
    preparation.prepareUrgently(3)
    host.settle()
    #expect(count.value == 2)
  }

  /// A row whose body waits until it is told to go on.
  private final class Gate: Sendable {
    private struct Contents {
      var running = 0
      var most = 0
      var isOpen = true
    }

    private let contents = Mutex(Contents())
    let opening = DispatchSemaphore(value: 0)

    /// The largest number of threads that were in the body at once.
    var most: Int { contents.withLock { $0.most } }

    func close() { contents.withLock { $0.isOpen = false } }

    func open() {
      contents.withLock { $0.isOpen = true }
      for _ in 0..<64 { opening.signal() }
    }

    func pass() {
      let waits = contents.withLock { contents in
        contents.running += 1
        contents.most = max(contents.most, contents.running)
        return !contents.isOpen
      }
      if waits { opening.waitPatiently(for: "a test that opens the gate") }
      contents.withLock { $0.running -= 1 }
    }
  }

  @Test func `a slow row is built by one thread, however many frames other rows need`() {
    let (gate, contexts) = (Gate(), Contexts())
    let host = HeadlessMountHost(background: .threads)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: host) {
      List([0, 1], id: \.self) { row in
        Waiting(row: row, gate: row == 0 ? gate : nil, contexts: contexts)
      }
    }
    view.settle()
    gate.close()
    contexts[0]?.update { $0 += 1 }
    for frame in 1...12 {
      contexts[1]?.update { $0 += 1 }
      for _ in 0..<10_000 where view.root.visibleTexts.last != "1: \(frame)" {
        host.runMainWork()
        host.runFrame()
      }
    }
    #expect(view.root.visibleTexts == ["0: 0", "1: 12"])
    gate.open()
    view.settle()
    #expect(view.root.visibleTexts == ["0: 1", "1: 12"])
    #expect(gate.most == 1)
  }

  private struct Waiting: Component, Equatable {
    let row: Int
    let gate: Gate?
    let contexts: Contexts

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      contexts.set(row, context)
      gate?.pass()
      return Text("\(row): \(context.state)").frame(height: 40)
    }

    static func == (one: Self, other: Self) -> Bool { one.row == other.row }
  }

  private final class Contexts: Sendable {
    private let contexts = Mutex<[Int: Context<Int>]>([:])

    func set(_ row: Int, _ context: Context<Int>) { contexts.withLock { $0[row] = context } }
    subscript(row: Int) -> Context<Int>? { contexts.withLock { $0[row] } }
  }

  @Test func `changed rows are shown in the frame that shows the new content`() {
    let list = ListFixture(Item.even(0..<50))
    list.view.settle()
    let built = list.controller.counters.rowsBuiltOnMainThread
    list.setItems(Item.even(0..<50, height: 50))
    list.host.runFrame()
    #expect(list.sight.map(\.height) == Array(repeating: 50, count: 8))
    #expect(list.controller.counters.rowsBuiltOnMainThread == built)
    list.view.settle()
    list.expectViewportIsFilled()
  }

  @Test func `thousands of new rows are compared in the frame that shows them`() {
    let list = ListFixture(Item.even(0..<5_000))
    list.view.settle()
    list.setItems(Item.even(2..<5_000))
    list.host.runFrame()
    #expect(list.sight.first?.text == ItemRow.text(2, presses: 0))
    list.expectViewportIsFilled()
    list.view.settle()
    list.expectViewportIsFilled()
  }

  @Test func `rows whose comparison takes longer than a frame waits are shown later`() {
    let host = HeadlessMountHost()
    let view = HeadlessHostingView(size: Size(width: 300, height: 100), mountHost: host) {
      HoldingRows(first: 0)
    }
    view.settle()
    // The frame gets its build, but nothing that it waits for after that.
    view.host.setComponent(HoldingRows.list(first: 2, host: host))
    host.runFrame()
    #expect(host.holdsBackgroundWork)
    #expect(view.list.visibleTexts == ["0", "1"])
    view.settle()
    #expect(view.list.visibleTexts == ["2", "3"])
  }

  /// A list whose build makes all further work too slow.
  private struct HoldingRows: Component {
    let first: Int
    var host: HeadlessMountHost?

    @ComponentBuilder static func list(first: Int, host: HeadlessMountHost) -> ComponentList {
      HoldingRows(first: first, host: host)
    }

    func body(_ context: Context<NoState>) -> some Component {
      let _ = MainActor.assumeIsolated { host?.holdsBackgroundWork = true }
      List(Array(first..<5_000), id: \.self, estimatedRowHeight: 50) {
        Text("\($0)").frame(height: 50)
      }
    }
  }

  @Test func `rows that take longer than a frame waits are told of when they are ready`() {
    let host = HeadlessMountHost()
    let count = Count()
    let preparation = preparation(of: 100, host) { count.value += 1 }
    preparation.prepare([3, 4], waitingUpTo: .milliseconds(4))
    #expect(preparation.takeResults().map(\.row) == [3, 4])
    host.settle()
    #expect(count.value == 0)
    host.holdsBackgroundWork = true
    preparation.prepare([5, 6], waitingUpTo: .milliseconds(4))
    #expect(preparation.takeResults().isEmpty)
    #expect(!preparation.isIdle)
    host.settle()
    #expect(count.value == 1)
    #expect(preparation.takeResults().map(\.row) == [5, 6])
    #expect(preparation.isIdle)
  }

  @Test func `rows that a frame has waited for in vain may have changed`() {
    let host = HeadlessMountHost()
    let preparation = preparation(of: 100, host) {}
    host.holdsBackgroundWork = true
    preparation.prepare([5, 6], waitingUpTo: .milliseconds(4))
    #expect(preparation.setJob(nil).unfinished == [5, 6])
  }

  private func preparation(
    of count: Int, _ host: HeadlessMountHost, didPrepareUrgentRow: @escaping @MainActor () -> Void
  ) -> RowPreparation {
    let trees = RowTrees()
    let rows = ListContent(
      CollectionRows(data: Array(0..<count), id: \.self) { AnyComponent(Text("\($0)")) },
      estimatedRowHeight: 44)
    let content = trees.show(rows, parent: nil, nil)
    let preparation = RowPreparation(
      trees: trees, host: host, didPrepareUrgentRow: didPrepareUrgentRow)
    preparation.setJob(
      RowPreparation.Job(
        content: content, context: LayoutContext(measurer: host.measurer),
        columns: RowColumns(listWidth: 100), axis: .vertical,
        incrementalSize: Size(width: 1_000, height: 1_000), revision: content.revision))
    return preparation
  }

  @Test(arguments: [300, 300.25])
  func `changed rows are prepared in the background at any width`(_ width: Double) {
    let list = ListFixture(Item.even(0..<50), size: Size(width: width, height: 400))
    list.view.settle()
    let built = list.controller.counters.rowsBuiltOnMainThread
    list.show(Item.even(0..<50, height: 50))
    #expect(list.controller.counters.rowsBuiltOnMainThread == built)
    list.view.settle()
    list.expectViewportIsFilled()
  }

  @Test func `a list as tall as very many rows is reported once`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let controller = ListController()
      let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        List([0], id: \.self) { _ in
          List(Array(0..<2_500), id: \.self, controller: controller) { row in
            Text("\(row)").frame(height: 44)
          }
          .frame(height: 110_000)
        }
      }
      view.settle()
      #expect(controller.counters.rowsMounted == 2_500)
      #expect(controller.counters.rowsBuiltOnMainThread <= 2_500)
      view.update {
        List([0], id: \.self) { _ in
          List(Array(0..<2_500), id: \.self, controller: controller) { row in
            Text("\(row)").frame(height: 44)
          }
          .frame(height: 110_000)
        }
      }
      view.settle()
      #expect(controller.counters.rowViewsCreated == 2_500)
    }
    #expect(reports.all.count { $0.summary.contains("1000 of its rows have views") } == 1)
  }
}
