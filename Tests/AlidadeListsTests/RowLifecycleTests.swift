import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

@MainActor @Suite struct RowLifecycleTests {
  /// What controllers were told, on the main thread.
  @MainActor private final class Events {
    var all: [String] = []

    func take() -> [String] {
      defer { all = [] }
      return all
    }

    func count(_ event: String) -> Int { all.count { $0.hasPrefix(event) } }

    nonisolated init() {}
  }

  /// A row with a controller.
  private struct Row: ViewComponent, ControllerProviding, AlwaysRebuilt {
    let id: Int
    let value: Int
    let events: Events
    var size: ComponentSize { ComponentSize(height: 40) }

    func view() -> ViewConfiguration? { ViewConfiguration(.container()) }

    final class Controller: ComponentController<Row> {
      private func note(_ event: String) {
        component.events.all.append("\(event) \(component.id)")
      }
      override func didInit() { note("didInit") }
      override func didMount() { note("didMount") }
      override func didUpdate(from older: Row) { note("didUpdate") }
      override func didUnmount() { note("didUnmount") }
      override func componentTreeWillAppear() { note("willAppear") }
      override func componentTreeDidDisappear() { note("didDisappear") }
      override func invalidate() { note("invalidate") }
    }
  }

  private let events = Events()
  private let controller = ListController()

  private func list(_ ids: Range<Int>, value: Int = 0) -> List {
    let events = events
    return List(ids.map { Item(id: $0, height: 40) }, id: \.id, controller: controller) {
      Row(id: $0.id, value: value, events: events)
    }
  }

  private func view(_ ids: Range<Int>) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 100, height: 80)) { list(ids) }
    view.settle()
    return view
  }

  @Test
  func `a row that comes into sight begins, appears and is mounted; going, the same backwards`() {
    let view = view(0..<100)
    #expect(
      events.take() == [
        "didInit 0", "willAppear 0", "didMount 0", "didInit 1", "willAppear 1", "didMount 1",
      ])
    controller.scroll(toRow: 2)
    #expect(Set(events.all.filter { $0.hasSuffix(" 0") }) == ["didUnmount 0", "didDisappear 0"])
    view.settle()
    controller.scroll(toRow: 0)
    #expect(events.count("didInit 0") == 0, "it remembers its controller")
    #expect(events.all.suffix(6).contains("didMount 0"))
  }

  @Test func `rows of a list that is no longer shown disappear, and appear with it again`() {
    let memory = ListMemory()
    let shown = list(0..<100).remembered(by: memory)
    let view = HeadlessHostingView(size: Size(width: 100, height: 80)) { shown }
    view.settle()
    _ = events.take()
    view.update {}
    view.settle()
    #expect(
      events.take() == ["didUnmount 0", "didDisappear 0", "didUnmount 1", "didDisappear 1"])
    view.update { shown }
    view.settle()
    let again = events.take()
    #expect(again.prefix(4) == ["willAppear 0", "didMount 0", "willAppear 1", "didMount 1"])
    #expect(again.suffix(2) == ["didUpdate 0", "didUpdate 1"], "The list has another parent.")
  }

  @Test func `rows that another list shows in the same update don't disappear`() {
    let memory = ListMemory()
    let shown = list(0..<100).remembered(by: memory)
    let view = HeadlessHostingView(size: Size(width: 100, height: 80)) { shown.key("one") }
    view.settle()
    let alive = events.count("willAppear") - events.count("didDisappear")
    view.update { shown.key("other") }
    view.settle()
    #expect(events.count("willAppear") - events.count("didDisappear") == alive)
    #expect(events.all.last { $0.hasSuffix(" 0") && $0.contains("pear") } == "willAppear 0")
  }

  @Test func `a row that is replaced by a newer one is told, and one out of sight is not`() {
    let view = view(0..<100)
    _ = events.take()
    view.update { list(0..<100, value: 1) }
    view.settle()
    #expect(events.take() == ["didUpdate 0", "didUpdate 1"])
  }

  @Test func `rows that are forgotten end their controllers, as do rows that are gone`() {
    let view = view(0..<2_000)
    for _ in 0..<400 {
      view.mountHost.runBackgroundWork()
      controller.offset += 100
      view.settle()
    }
    let alive = events.count("didInit") - events.count("invalidate")
    #expect(events.count("didInit") > 500)
    #expect(alive < 100, "those near what is in sight")
    #expect(events.count("didMount") - events.count("didUnmount") <= 4)
    view.update { list(0..<1) }
    view.settle()
    view.update {}
    view.settle()
    for event in [
      ("didInit", "invalidate"), ("didMount", "didUnmount"), ("willAppear", "didDisappear"),
    ] {
      #expect(events.count(event.0) == events.count(event.1), "\(event)")
    }
  }

  @Test func `no row ends its controller before it is unmounted`() {
    let view = view(0..<300)
    for offset in [3_000, 0, 9_000, 40.0] {
      controller.offset = offset
      view.settle()
    }
    view.update { list(290..<300) }
    view.settle()
    view.host.tearDown()
    var isMounted: Set<Substring> = []
    for event in events.all {
      let parts = event.split(separator: " ")
      if parts[0] == "didMount" { isMounted.insert(parts[1]) }
      if parts[0] == "didUnmount" { isMounted.remove(parts[1]) }
      if parts[0] == "invalidate" { #expect(!isMounted.contains(parts[1]), "\(event)") }
    }
    #expect(isMounted.isEmpty)
  }

  @Test func `a host that goes takes the controllers of its rows along`() {
    do {
      let view = view(0..<300)
      controller.offset = 400
      view.settle()
    }
    #expect(events.count("didInit") == events.count("invalidate"))
    #expect(events.count("willAppear") == events.count("didDisappear"))
  }

  @Test func `a host that is torn down ends the controllers of its rows`() {
    let view = view(0..<300)
    view.host.tearDown()
    view.settle()
    #expect(events.count("didInit") > 0)
    #expect(events.count("didInit") == events.count("invalidate"))
    #expect(events.count("didMount") == events.count("didUnmount"))
  }

  @Test func `what a row shows in a tall row comes and goes with what is in sight of it`() {
    let events = events
    let controller = controller
    let view = HeadlessHostingView(size: Size(width: 100, height: 100)) {
      List([1], id: \.self, controller: controller) { _ in
        Column { for id in 0..<200 { Row(id: id, value: 0, events: events) } }
      }
    }
    view.settle()
    #expect(events.count("didInit") == 200)
    #expect(events.count("didMount") < 20)
    controller.offset = 4_000
    view.settle()
    #expect(events.all.contains("didMount 100"))
    #expect(events.all.contains("didUnmount 0"))
    view.update {}
    view.settle()
    #expect(events.count("didMount") == events.count("didUnmount"))
    #expect(events.count("invalidate") == 200)
  }
}
