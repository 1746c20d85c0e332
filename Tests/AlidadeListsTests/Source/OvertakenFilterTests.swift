import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

/// Filters of many elements that newer ones overtake.
@MainActor @Suite struct OvertakenFilterTests {
  private nonisolated static let count = 40_000

  /// A list of the numbers that a divisor divides.
  private struct Multiples: Component {
    let source: DataSource<Item>
    let divisor: Int
    let evaluated: @Sendable (Int) -> Void

    func body(_ context: Context<NoState>) -> some Component {
      let evaluated = evaluated
      List(
        source.filtered(by: divisor) { item, divisor in
          evaluated(divisor)
          return item.id % divisor == 0
        }, estimatedRowHeight: 40
      ) { Text("\($0.id)").frame(height: 40) }
    }
  }

  @MainActor private final class Fixture {
    let source = DataSource(Item.even(0..<OvertakenFilterTests.count))
    /// The number of evaluations for each divisor.
    let evaluations = Evaluations()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }

    init() {
      show(1)
      view.settle()
      host.leavesBackgroundWork = true
      host.holdsBackgroundWork = true
    }

    var host: HeadlessMountHost { view.mountHost }

    /// Shows the multiples of a divisor, as a keystroke does.
    func show(_ divisor: Int) {
      view.update {
        Multiples(
          source: source, divisor: divisor, evaluated: { [evaluations] in evaluations.note($0) })
      }
    }

    func settle() {
      host.leavesBackgroundWork = false
      host.holdsBackgroundWork = false
      view.settle()
    }

    var list: ListMounter? { view.list.scrollDelegate as? ListMounter }
    var rowCount: Int? { list?.content.count }
  }

  /// The numbers of evaluations; any thread.
  private final class Evaluations: Sendable {
    private let counts = Mutex<[Int: Int]>([:])

    func note(_ divisor: Int) { counts.withLock { $0[divisor, default: 0] += 1 } }

    subscript(divisor: Int) -> Int { counts.withLock { $0[divisor] ?? 0 } }
  }

  @Test func `the rows of a filter are prepared away from the main thread`() throws {
    let list = Fixture()
    let mounter = try #require(list.list)
    list.settle()
    let built = mounter.counters.rowsBuiltOnMainThread
    list.show(3)
    list.settle()
    #expect(list.rowCount == (OvertakenFilterTests.count + 2) / 3)
    #expect(mounter.counters.rowsBuiltOnMainThread == built)
  }

  @Test func `the frame that shows a filter sorts its views, so that no other frame has to`() throws
  {
    let list = Fixture()
    let mounter = try #require(list.list)
    list.show(3)
    list.host.runBackgroundWork()
    list.host.runMainWork()
    #expect(list.rowCount == OvertakenFilterTests.count)
    list.host.holdsBackgroundWork = false
    list.host.runFrame()
    #expect(list.rowCount == (OvertakenFilterTests.count + 2) / 3)
    #expect(!mounter.roots.isDisturbed)
    let texts = list.view.list.visibleSubviews.flatMap(\.visibleTexts)
    #expect(texts == (0..<10).map { "\($0 * 3)" })
  }

  @Test func `a filter that the next keystroke overtakes before it begins is never evaluated`() {
    let list = Fixture()
    list.show(2)
    list.show(3)
    list.settle()
    #expect(list.evaluations[2] == 0)
    #expect(list.evaluations[3] == OvertakenFilterTests.count)
    #expect(list.rowCount == (OvertakenFilterTests.count + 2) / 3)
  }

  @Test func `a comparison that the next array overtakes ends early`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(0..<50_000, id: \.self) { Text("\($0)").frame(height: 40) }
    }
    view.settle()
    let host = view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    func show(_ numbers: [Int]) {
      view.update { List(numbers, id: \.self) { Text("\($0)").frame(height: 40) } }
    }
    show((0..<50_000).reversed())
    show((0..<50_000).filter { $0 % 2 == 0 })
    let list = try #require(view.list.scrollDelegate as? ListMounter)
    guard case .comparing(let running) = list.pending.state else {
      Issue.record("The rows aren't compared in the background.")
      return
    }
    #expect(!running.progress.isCanceled)
    #expect(list.pending.abandonedWork > 0)
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    view.settle()
    #expect(list.content.count == 25_000)
    #expect(list.pending.abandonedWork == 0)
  }

  @Test func `filters that come faster than each ends don't keep the list from showing any`() throws
  {
    let list = Fixture()
    let count = OvertakenFilterTests.count
    var (abandoned, shown, inARow) = (0, 0, 0)
    for divisor in 2..<20 {
      list.show(divisor)
      guard case .comparing(let running)? = list.list?.pending.state else {
        Issue.record("The filter isn't evaluated in the background.")
        return
      }
      // Most elements have been evaluated when the next keystroke comes.
      _ = running.progress.visit(count * 2 / 3)
      list.show(divisor + 100)
      if running.progress.isCanceled {
        abandoned += 1
        inARow += 1
        #expect(inARow <= 1)
        continue
      }
      list.host.runBackgroundWork()
      list.host.runMainWork()
      list.host.runFrame()
      #expect(list.rowCount != count)
      (shown, inARow) = (shown + 1, 0)
    }
    #expect(abandoned > 4 && shown > 4)
    list.settle()
    #expect(list.rowCount == (count + 118) / 119)
  }

  @Test func `filters that are overtaken before they begin are shown in the end, too`() {
    let list = Fixture()
    for divisor in 2..<40 { list.show(divisor) }
    #expect(list.rowCount == OvertakenFilterTests.count)
    // After some, one stays, however many come.
    list.host.runBackgroundWork()
    list.host.runMainWork()
    list.host.runFrame()
    #expect(list.rowCount != OvertakenFilterTests.count)
    list.settle()
    #expect(list.rowCount == (OvertakenFilterTests.count + 38) / 39)
  }

  @Test func `a change of the source doesn't end the filter`() {
    let list = Fixture()
    list.show(2)
    list.source.append(Item(id: 100_000, height: 40))
    list.host.runMainWork()
    list.settle()
    #expect(list.evaluations[2] <= OvertakenFilterTests.count + 1)
    #expect(list.rowCount == OvertakenFilterTests.count / 2 + 1)
  }

  @Test func `the visible rows are told with the filter that they are the result of`() {
    let source = DataSource(Item.even(0..<OvertakenFilterTests.count))
    let log = EventLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    func show(_ divisor: Int) {
      view.update {
        List(
          source.filtered(by: divisor) { item, divisor in item.id % divisor == 0 },
          estimatedRowHeight: 40
        ) { _ in Text("").frame(height: 40) }
        .onVisibleRowsChange(id: divisor) { log.record("\(divisor): \($0.count)") }
      }
    }
    show(1)
    view.settle()
    _ = log.take()
    view.mountHost.leavesBackgroundWork = true
    view.mountHost.holdsBackgroundWork = true
    show(4)
    view.list.scroll(by: 40)
    #expect(Set(log.take()) == ["1: \(OvertakenFilterTests.count)"])
    view.mountHost.leavesBackgroundWork = false
    view.mountHost.holdsBackgroundWork = false
    view.settle()
    #expect(log.take().last == "4: \(OvertakenFilterTests.count / 4)")
  }
}
