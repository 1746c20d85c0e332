import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Input on components that move while the pointer is on them.
@MainActor @Suite struct MovingViewTests {
  private let log = EventLog()

  /// Two panes and a handle between them, which moves with its drag.
  private struct Split: Component {
    let log: EventLog

    struct State {
      var width = 60.0
      var widthAtBegin = 60.0
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Row {
        Box(background: .red).frame(width: context.state.width)
        Box(background: .blue).frame(width: 10).onDrag { drag in
          log.record("\(drag.phase) \(drag.start.x) \(drag.translation.x) \(drag.location.x)")
          context.updateImmediately {
            if drag.phase == .began { $0.widthAtBegin = $0.width }
            $0.width = $0.widthAtBegin + drag.translation.x
          }
        }
      }
    }
  }

  @Test func `a handle that moves with its drag is told the whole distance`() {
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) { Split(log: log) }
    let handle = host.root.hitTest(Point(x: 65, y: 10)) ?? host.root
    handle.drag(from: Point(x: 5, y: 10), through: [15, 25, 45].map { Point(x: $0, y: 10) })
    #expect(
      log.take() == [
        "began 5.0 10.0 15.0", "changed 5.0 20.0 25.0", "changed 5.0 40.0 45.0",
        "ended 5.0 40.0 45.0",
      ])
  }

  @Test func `a drag stays with the component that it began on, and is canceled without it`() {
    var isInner = true
    weak var shown: HeadlessHostingView?
    let log = log
    func content() -> some Component {
      Column {
        if isInner {
          Box(background: .red).frame(width: 50, height: 50).onDrag { drag in
            log.record("inner \(drag.phase)")
            isInner = false
            shown?.update { content() }
          }
        } else {
          Box(background: .red).frame(width: 50, height: 50)
        }
      }.onDrag { log.record("outer \($0.phase)") }
    }
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) { content() }
    shown = host
    let target = host.root.hitTest(Point(x: 10, y: 10)) ?? host.root
    target.drag(from: .zero, through: [Point(x: 20, y: 0), Point(x: 40, y: 0)])
    host.settle()
    #expect(log.take() == ["inner began", "inner canceled"])
  }

  // MARK: - Hovering

  /// A list whose rows note whether the pointer is on them.
  private func list(_ rows: Range<Int>) -> some Component {
    List(Array(rows), id: \.self, estimatedRowHeight: 40) { [log] row in
      Box(background: .red).frame(height: 40).onHover { log.record("\(row) \($0.isInside)") }
    }
  }

  @Test func `rows that scroll under a resting pointer are hovered, and those that go are not`() {
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) { list(0..<100) }
    host.settle()
    host.root.hover(at: Point(x: 10, y: 50))
    #expect(log.take() == ["1 true"])
    let scroll = host.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    var row = 1
    for offset in [45.0, 90, 3000, 3045, 30] {
      scroll?.scrollOffset = offset
      host.settle()
      let next = Int((offset + 50) / 40)
      #expect(log.take() == ["\(row) false", "\(next) true"], "scrolled by \(offset)")
      row = next
    }
    host.update { list(500..<501) }
    host.settle()
    #expect(log.take() == ["\(row) false"])
    #expect(host.mountHost.isIdle)
  }

  @Test func `a component that gets the view under a resting pointer is hovered`() {
    let log = log
    func content(_ generation: Int) -> some Component {
      Box(background: .red).frame(width: 50, height: 50)
        .onHover { log.record("\(generation) \($0.isInside) \($0.location?.x ?? -1)") }
        .key(generation)
    }
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) {
      Column { content(0) }
    }
    let view = host.root.hitTest(Point(x: 10, y: 10))
    host.mountHost.movePointer(to: Point(x: 10, y: 10), in: host.root)
    #expect(log.take() == ["0 true 10.0"])
    host.update { Column { content(1) } }
    #expect(host.root.hitTest(Point(x: 10, y: 10)) === view, "The view goes to the new component.")
    host.settle()
    #expect(log.take() == ["0 false -1.0", "1 true 10.0"])
    host.update { Column { content(1) } }
    host.settle()
    #expect(log.take() == [])
  }

  @Test func `an event after an end goes to the closure that the end has caused`() {
    var generation = 0
    weak var shown: HeadlessHostingView?
    let log = log
    func box(
      _ generation: Int, _ didLeave: @escaping @MainActor @Sendable () -> Void
    ) -> some Component {
      Box(background: .red).frame(width: 50, height: 50).onHover { hover in
        log.record("\(generation) \(hover.isInside)")
        if !hover.isInside { didLeave() }
      }
      .key(generation)
    }
    func content() -> some Component {
      Column {
        if generation == 0 {
          box(generation) {
            generation = 2
            shown?.update { content() }
          }
        } else {
          box(generation) {}
        }
      }
    }
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) { content() }
    shown = host
    host.root.hover(at: Point(x: 10, y: 10))
    #expect(log.take() == ["0 true"])
    generation = 1
    host.update { content() }
    host.root.hover(at: Point(x: 12, y: 10))
    host.settle()
    #expect(log.take() == ["0 false", "2 true"])
  }

  // MARK: - Focus

  @Test func `a tap focuses what can be focused, and leaves the focus there otherwise`() {
    let host = HeadlessHostingView(size: Size(width: 200, height: 200)) {
      Column {
        Button("one") {}
        Pressable(action: {}) {
          Box(background: .red).frame(width: 50, height: 20).onTap { [log] in log.record("tap") }
        }
        Box(background: .red).frame(width: 50, height: 20)
      }
    }
    let pressables = host.root.descendants.compactMap { $0 as? HeadlessPressableView }
    pressables[0].tap()
    #expect(host.mountHost.focusedView === pressables[0])
    pressables[1].descendants.last?.tap()
    #expect(host.mountHost.focusedView === pressables[1])
    #expect(log.take() == ["tap"])
    host.root.tap(at: Point(x: 1, y: 199))
    #expect(host.mountHost.focusedView === pressables[1])
  }
}
