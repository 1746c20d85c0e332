import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

/// Completions of changes that lists show, and the animations of the changes themselves.
@MainActor @Suite struct RowCompletionTests {
  private final class Ends: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }
    func add() { count.withLock { $0 += 1 } }
  }

  private struct Look: Equatable, Sendable {
    var width = 20.0
  }

  /// A row that is 40 points high and reads what all rows read.
  private struct LookRow: Component, Equatable {
    let id: Int
    let look: Store<Look>

    func body(_ context: Context<NoState>) -> some Component {
      Row {
        Text("\(id)")
        Box(background: .red).frame(width: context.read(look, \.width), height: 10)
      }
      .frame(height: 40)
    }
  }

  private struct Page: Component, AlwaysRebuilt {
    let rows: Store<[Int]>
    let look: Store<Look>
    let controller: ListController

    func body(_ context: Context<NoState>) -> some Component {
      let look = look
      List(context.read(rows, \.self), id: \.self, estimatedRowHeight: 40, controller: controller) {
        LookRow(id: $0, look: look)
      }
    }
  }

  private let source = DataSource(Item.even(0..<100))
  private let look = Store(Look())
  private let rows = Store(Array(0..<500))
  private let controller = ListController()
  private let ends = Ends()

  private func sourceList() -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { [source] in
      List(source, estimatedRowHeight: 40) { Text("\($0.id)").frame(height: 40) }
    }
    view.settle()
    return view
  }

  private func storeList() -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      [rows, look, controller] in
      Page(rows: rows, look: look, controller: controller)
    }
    view.settle()
    return view
  }

  private func show(_ view: HeadlessHostingView) {
    for _ in 0..<3 {
      view.mountHost.runMainWork()
      view.mountHost.runBackgroundWork()
    }
  }

  @Test func `the completion of a change of a source is called when the rows rest`() {
    let view = sourceList()
    for count in 1...3 {
      withAnimation(.linear(duration: 1), completion: { [ends] in ends.add() }) {
        source.remove(at: 0)
      }
      show(view)
      for _ in 0..<30 { view.mountHost.runFrame() }
      view.mountHost.runMainWork()
      #expect(ends.value == count - 1)
      view.settle()
      #expect(ends.value == count)
    }
  }

  @Test func `the completions of changes that are shown together wait until the rows rest`() {
    let view = sourceList()
    for _ in 0..<2 {
      withAnimation(.linear(duration: 1), completion: { [ends] in ends.add() }) {
        source.remove(at: 0)
      }
    }
    show(view)
    for _ in 0..<30 { view.mountHost.runFrame() }
    view.mountHost.runMainWork()
    #expect(ends.value == 0)
    view.settle()
    #expect(ends.value == 2)
  }

  @Test func `a change that is out of sight in every list completes`() {
    let views = [sourceList(), sourceList()]
    withAnimation(.linear(duration: 1), completion: { [ends] in ends.add() }) {
      source.remove(id: 99)
    }
    for view in views + views { view.settle() }
    #expect(ends.value == 1)
  }

  @Test func `a change that rows out of sight read, too, completes with those in sight`() {
    let view = storeList()
    withAnimation(.linear(duration: 1), completion: { [ends] in ends.add() }) {
      look.update { $0.width = 90 }
    }
    show(view)
    for _ in 0..<30 { view.mountHost.runFrame() }
    view.mountHost.runMainWork()
    #expect(ends.value == 0)
    view.settle()
    #expect(ends.value == 1)
  }

  @Test func `a change of rows that scroll out of sight completes`() {
    let view = storeList()
    look.update(animation: .linear(duration: 4), completion: { [ends] in ends.add() }) {
      $0.width = 90
    }
    show(view)
    view.mountHost.runFrame()
    controller.offset = 9_000
    show(view)
    view.settle()
    #expect(ends.value == 1)
  }

  @Test func `a change that rows of a list read completes while the list isn't shown`() {
    let (look, memory) = (look, ListMemory())
    let list = List(0..<10, id: \.self, estimatedRowHeight: 40) { LookRow(id: $0, look: look) }
      .remembered(by: memory)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { list }
    view.settle()
    view.update {}
    view.settle()
    look.update(animation: .linear(duration: 1), completion: { [ends] in ends.add() }) {
      $0.width = 90
    }
    view.settle()
    #expect(ends.value == 1)
    withExtendedLifetime(memory) {}
  }

  @Test(arguments: [500, 60_000])
  func `the completion of a change of a list's elements is called when the rows rest`(
    _ count: Int
  ) {
    let view = storeList()
    rows.update { $0 = Array(0..<count) }
    view.settle()
    rows.update(animation: .linear(duration: 1), completion: { [ends] in ends.add() }) {
      $0.removeFirst()
    }
    show(view)
    for _ in 0..<30 { view.mountHost.runFrame() }
    view.mountHost.runMainWork()
    #expect(ends.value == 0)
    view.settle()
    #expect(ends.value == 1)
    // The list is shown again, but no row in sight moves.
    rows.update(animation: .linear(duration: 1), completion: { [ends] in ends.add() }) {
      $0.removeLast()
    }
    view.settle()
    #expect(ends.value == 2)
  }

  @Test func `an animation of what is in a row doesn't move the rows of a later change`() {
    let view = storeList()
    let host = view.mountHost
    host.holdsBackgroundWork = true
    rows.update { $0 = Array(0..<60_000).map { $0 - 1 } }
    host.runMainWork()
    host.runFrame()
    look.update(animation: .linear(duration: 1)) { $0.width = 90 }
    host.runMainWork()
    host.runFrame()
    host.runMainWork()
    host.holdsBackgroundWork = false
    show(view)
    view.mountHost.runFrame()
    let tops = view.list.visibleSubviews.filter { !$0.isInert }
      .map { $0.frame.minY + view.list.contentOrigin.y }
    #expect(tops.count >= 10)
    #expect(tops.allSatisfy { $0.truncatingRemainder(dividingBy: 40) == 0 }, "\(tops)")
    view.settle()
  }
}
