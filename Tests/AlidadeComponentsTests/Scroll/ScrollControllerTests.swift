import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Testing

@MainActor @Suite struct ScrollControllerTests {
  private let controller = ScrollController()

  private func lines(_ numbers: Range<Int>) -> some Component {
    Column { ForEach(numbers, id: \.self) { Text("line \($0)").frame(height: 20) } }
  }

  private func host(
    _ direction: LayoutDirection = .leftToRight, opens start: ScrollPosition = .start
  ) -> TestHost {
    TestHost(size: Size(width: 100, height: 200), layoutDirection: direction) {
      Scroll(controller: controller) { lines(0..<100) }.opens(at: start)
    }
  }

  @Test(arguments: [
    (ScrollAlignment.start, 1000.0), (.center, 910), (.end, 820), (.nearest, 820),
  ])
  func `it scrolls to a component by its key`(alignment: ScrollAlignment, offset: Double) throws {
    let host = host()
    controller.scroll(to: 50, at: alignment)
    #expect(controller.offset == Point(x: 0, y: offset))
    #expect(try host.find("line 50").frame.minY == 1000 - offset)
  }

  @Test func `the nearest position of what is visible is the present one`() {
    let host = host()
    controller.offset.y = 500
    controller.scroll(to: 30)
    #expect(controller.offset.y == 500)
    controller.scroll(to: 20)
    #expect(controller.offset.y == 400)
    controller.scroll(to: "no such key")
    #expect(controller.offset.y == 400)
    withExtendedLifetime(host) {}
  }

  @Test func `it scrolls to edges and offsets, and reports what is visible`() {
    let host = host()
    controller.scroll(to: .bottom)
    #expect(controller.offset.y == 1800)
    #expect(controller.visibleRect == Rect(x: 0, y: 1800, width: 100, height: 200))
    #expect(controller.contentSize == Size(width: 100, height: 2000))
    controller.scroll(to: .top)
    #expect(controller.offset == .zero)
    controller.scroll(to: Point(x: 0, y: 70))
    #expect(controller.offset.y == 70)
    controller.offset.y = -5
    #expect(controller.offset == .zero)
    controller.offset.y = .infinity
    #expect(controller.offset.y == 1800)
    withExtendedLifetime(host) {}
  }

  @Test func `it opens where it is told to, without mounting what is before`() throws {
    let host = host(opens: .child(50))
    #expect(controller.offset.y == 1000)
    #expect(try host.find("line 50").frame.minY == 0)
    #expect(host.view.counters.viewsCreated <= 24)
    host.update { Scroll(controller: controller) { lines(0..<100) }.opens(at: .child(3)) }
    #expect(controller.offset.y == 1000, "Later positions have no effect.")
  }

  @Test func `a position can be saved`() throws {
    let host = host()
    controller.offset.y = 333
    let data = try JSONEncoder().encode(controller.position)
    host.update { Text("else") }
    #expect(controller.position == .start && controller.contentSize == .zero)
    let position = try JSONDecoder().decode(ScrollPosition.self, from: data)
    host.update { Scroll(controller: controller) { lines(0..<100) }.opens(at: position) }
    #expect(controller.offset.y == 333)
  }

  @Test func `from right to left it counts from the right`() throws {
    let host = TestHost(size: Size(width: 100, height: 50), layoutDirection: .rightToLeft) {
      Scroll(.horizontal, controller: controller) {
        Row {
          ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 30, height: 50).shrink(0) }
        }
      }
    }
    #expect(controller.offset == .zero)
    controller.scroll(to: 10, at: .start)
    #expect(controller.offset == Point(x: 300, y: 0))
    #expect(try host.find(.text("10")).frame.maxX == 100)
    controller.scroll(to: .end)
    #expect(controller.offset.x == 500)
    #expect(try host.find(.text("19")).frame.minX == 0)
  }

  @Test func `an action is told of each offset`() throws {
    let events = EventLog()
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Scroll(controller: controller) { lines(0..<100) }
        .onOffsetChange { events.record("\($0.y)") }
    }
    try host.scroll(by: 30)
    controller.offset.y = 50
    controller.offset.y = 50
    #expect(events.take() == ["30.0", "50.0"])
  }

  /// Lines whose offsets are recorded.
  private func recorded(
    _ count: Int, in events: EventLog, then action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> some Component {
    Scroll(controller: controller) { lines(0..<count) }
      .onOffsetChange {
        action()
        events.record("\($0.y)")
      }
  }

  @Test func `an action is told of an offset that an update or another size leads to`() throws {
    let events = EventLog()
    let host = TestHost(size: Size(width: 100, height: 200)) { recorded(100, in: events) }
    #expect(events.take() == [])
    try host.scroll(by: 500)
    #expect(events.take() == ["500.0"])
    host.update { recorded(5, in: events) }
    #expect(controller.offset == .zero && events.take() == ["0.0"])
    host.update { recorded(100, in: events) }
    #expect(events.take() == [])
    try host.scroll(by: 5000)
    host.resize(to: Size(width: 100, height: 400))
    #expect(events.take() == ["1800.0", "1600.0"])
  }

  @Test func `an action that scrolls further is told of one offset after the other`() throws {
    let events = EventLog()
    let controller = controller
    let host = TestHost(size: Size(width: 100, height: 200)) {
      recorded(100, in: events) { if controller.offset.y < 100 { controller.offset.y += 30 } }
    }
    try host.scroll(by: 20)
    #expect(events.take() == ["20.0", "50.0", "80.0", "110.0"])
    try #require(controller.offset.y == 110)
    let endless = TestHost(size: Size(width: 100, height: 200)) {
      recorded(100, in: events) { controller.offset.y += 1 }
    }
    try endless.scroll(by: 20)
    #expect(events.take().count < 10)
  }

  @Test func `a controller passes from one component to another`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Scroll(controller: controller) { lines(0..<100) }.key("one")
    }
    controller.offset.y = 100
    host.update { Scroll(controller: controller) { lines(0..<50) }.key("other") }
    #expect(controller.offset == .zero && controller.contentSize.height == 1000)
    controller.scroll(to: .bottom)
    #expect(try host.find("line 49").frame.maxY == 200)
  }

  @Test func `a component that scrolls when it appears is shown where it scrolled to`() throws {
    let controller = controller
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Scroll(controller: controller) {
        Column {
          Text("first").frame(height: 20).onAppear { controller.scroll(to: 90, at: .start) }
          lines(0..<200)
        }
      }
    }
    #expect(try host.find("line 90").frame.minY == 0)
    #expect(host.view.root.descendants.contains { $0.visibleText == "line 90" && $0.isVisible })
  }
}
