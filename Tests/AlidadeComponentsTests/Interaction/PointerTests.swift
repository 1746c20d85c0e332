import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct PointerTests {
  private let log = EventLog()

  private func hosting(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 200, height: 100), content: content)
  }

  /// The view that is met at a point of the window.
  private func view(_ host: HeadlessHostingView, at x: Double, _ y: Double) -> HeadlessView {
    host.root.hitTest(Point(x: x, y: y)) ?? host.root
  }

  @Test func `a tap is reported with its location`() {
    let host = hosting {
      Box(background: .red).frame(width: 50, height: 50).padding(10)
        .onTap { [log] in log.record("tap") }
    }
    #expect(view(host, at: 30, 30).tap())
    #expect(log.take() == ["tap"])
    host.update {
      Box(background: .red).onTap { [log] in log.record("\($0.location.x) \($0.location.y)") }
        .padding(10)
    }
    #expect(view(host, at: 30, 30).tap(at: Point(x: 3, y: 4)))
    #expect(log.take() == ["3.0 4.0"])
  }

  @Test func `a double tap is two taps to who listens for one`() {
    let host = hosting {
      Box(background: .red).onTap { [log] in log.record("tap") }
        .onTap(count: 2) { [log] in log.record("double") }
    }
    let target = view(host, at: 30, 30)
    target.tap()
    #expect(log.take() == ["tap"])
    target.tap(count: 2)
    #expect(log.take() == ["tap", "tap", "double"])
    target.tap(count: 4)
    #expect(log.take().count { $0 == "double" } == 2)
  }

  @Test func `modifiers in a row share one view`() {
    let plain = hosting { Text("a") }
    let host = hosting {
      Text("a").onTap {}.onHover { _ in }.onDrag { _ in }.onTap(button: .secondary) {}
        .onLongPress { _ in }.onSwipe { _ in }.onMagnify { _ in }.onScroll { _ in }
        .onKeyPress(.enter) {}.shortcut(.character("s"), .control) {}.draggable(.text("a"))
        .dropTarget { _ in }.hitArea(outset: 4)
    }
    #expect(host.root.descendants.count == plain.root.descendants.count + 1)
    let handler = hosting {
      Text("a").copyable(.text("a")).onPaste { _ in }.onPaste(of: .files) { _ in }
    }
    #expect(handler.root.descendants.count == plain.root.descendants.count + 1)
  }

  @Test func `the innermost one is told`() {
    let host = hosting {
      Column {
        Box(background: .red).frame(width: 50, height: 50).onTap { [log] in log.record("inner") }
      }.grow().onTap { [log] in log.record("outer") }
    }
    view(host, at: 10, 10).tap()
    #expect(log.take() == ["inner"])
    view(host, at: 10, 90).tap()
    #expect(log.take() == ["outer"])
  }

  @Test func `a pressable keeps its presses, and gets those that nothing in it handles`() {
    let host = hosting {
      Column {
        Pressable(action: { [log] in log.record("pressed") }) {
          Box(background: .red).frame(width: 50, height: 50)
        }
      }.onTap { [log] in log.record("tap") }
    }
    view(host, at: 10, 10).tap()
    #expect(log.take() == ["pressed"])
    host.update {
      Pressable(action: { [log] in log.record("pressed") }) {
        Column {
          Box(background: .red).frame(width: 50, height: 20).onTap { [log] in log.record("tap") }
          Box(background: .red).frame(width: 50, height: 20)
        }
      }
    }
    view(host, at: 10, 10).tap()
    view(host, at: 10, 30).tap()
    #expect(log.take() == ["tap", "pressed"])
  }

  @Test func `a newer closure runs at once and costs no native operation`() {
    func content(_ name: String) -> some Component {
      Box(background: .red).onTap { [log] in log.record(name) }.onDrag { [log] _ in log.record(name)
      }
    }
    let host = hosting { content("old") }
    host.mountHost.log.clear()
    host.update { content("new") }
    #expect(host.mountHost.log.count == 0)
    view(host, at: 10, 10).tap()
    #expect(log.take() == ["new"])
  }

  @Test func `a recycled view listens for nothing but what its component does`() {
    struct Card: ViewComponent {
      let input: ViewInput?
      let log: EventLog
      func view() -> ViewConfiguration? {
        ViewConfiguration(
          .container(),
          attributes: input.map { [.input($0) { [log] _ in log.record("told") }] } ?? []
        )
      }
    }
    let host = hosting { Card(input: .tap(count: 1), log: log).key(1) }
    let before = host.root.subviews
    host.update { Card(input: nil, log: log).key(2) }
    let card = host.root.visibleSubviews.first
    #expect(before.contains { $0 === card }, "it is the same view")
    #expect(card?.inputs == [])
    #expect(card?.tap() == false)
    host.update {}
    host.update { Card(input: .hover, log: log).key(3) }
    #expect(card?.inputs == [.hover])
  }

  @Test func `a view that waits in a pool keeps no closure alive`() {
    final class Held: Sendable {}
    weak var held: Held?
    let host = hosting {}
    do {
      let object = Held()
      held = object
      host.update { Box(background: .red).onTap { withExtendedLifetime(object) {} } }
    }
    #expect(held != nil)
    host.update {}
    host.settle()
    #expect(held == nil)
  }

  @Test func `noninteractive and hidden views get no taps`() {
    let host = hosting { Box(background: .red).onTap { [log] in log.record("tap") } }
    let target = view(host, at: 10, 10)
    host.root.apply(.isInteractive(false))
    #expect(!target.tap())
    host.root.apply(.isInteractive(true))
    #expect(target.tap())
    host.update {}
    #expect(!target.tap())
    #expect(log.take() == ["tap"])
  }

  @Test func `a secondary tap and a long press`() {
    let host = hosting {
      Box(background: .red).onTap(button: .secondary) { [log] in
        log.record("secondary \($0.location.x)")
      }
      .onLongPress { [log] in log.record("long \($0.location.y)") }
    }
    let target = view(host, at: 10, 10)
    #expect(target.tap(button: .secondary, at: Point(x: 1, y: 2)))
    #expect(target.longPress(at: Point(x: 1, y: 2)))
    #expect(log.take() == ["secondary 1.0", "long 2.0"])
  }

  @Test func `hovering is reported to all enclosing components`() {
    let host = hosting {
      Column {
        Box(background: .red).frame(width: 50, height: 50)
          .onHover { [log] in log.record("inner \($0.isInside)") }
      }.padding(5).onHover { [log] in log.record("outer \($0.location?.x ?? -1)") }
    }
    let target = view(host, at: 20, 20)
    target.hover(at: Point(x: 2, y: 2))
    target.hover(at: nil)
    #expect(log.take() == ["inner true", "outer 7.0", "inner false", "outer -1.0"])
  }

  @Test func `a drag begins when it has come far enough, and tells how far`() {
    let host = hosting {
      Box(background: .red).onDrag { [log] event in
        log.record("\(event.phase) \(event.start.x) \(event.translation.x) \(event.location.y)")
      }
    }
    let target = view(host, at: 10, 10)
    let start = Point(x: 10, y: 20)
    #expect(!target.drag(from: start, through: [Point(x: 14, y: 20)]), "that is a tap")
    #expect(
      target.drag(from: start, through: [14, 22, 40].map { Point(x: $0, y: 25) }))
    #expect(
      log.take() == [
        "began 10.0 12.0 25.0", "changed 10.0 30.0 25.0", "ended 10.0 30.0 25.0",
      ])
    target.drag(from: start, through: [Point(x: 90, y: 20)], isCanceled: true)
    #expect(log.take() == ["began 10.0 80.0 20.0", "canceled 10.0 80.0 20.0"])
  }

  @Test func `a drag can begin in a list inside, unless the list uses it`() {
    func content(selectsRows: Bool) -> some Component {
      let list = List(Array(0..<20), id: \.self) { Text("row \($0)") }
      return (selectsRows ? list.selection(Binding(Set<Int>()) { _ in }) : list)
        .onDrag { [log] event in log.record("\(event.phase)") }
        .onSwipe { [log] event in log.record("\(event.direction)") }
    }
    let speed = Point(x: 10, y: 900)
    let host = hosting { content(selectsRows: false) }
    host.settle()
    let path = [Point(x: 0, y: 30)]
    #expect(view(host, at: 10, 10).drag(from: .zero, through: path, velocity: speed))
    #expect(log.take() == ["began", "ended", "down"])
    host.update { content(selectsRows: true) }
    host.settle()
    view(host, at: 10, 10).drag(from: .zero, through: path, velocity: speed)
    #expect(log.take() == [])
  }

  @Test func `a drag can't begin on a slider inside`() {
    let host = hosting {
      Slider("Volume", value: 0.5) { _ in }.onDrag { [log] _ in log.record("drag") }
    }
    let slider: HeadlessSliderView? = host.first()
    #expect(slider?.drag(from: .zero, through: [Point(x: 30, y: 0)]) == false)
    #expect(log.take() == [])
  }

  @Test func `a quick drag is a swipe in its direction`() {
    let host = hosting {
      Box(background: .red).onSwipe { [log] in log.record("\($0.direction)") }
    }
    let target = view(host, at: 10, 10)
    for velocity in [(900, 10), (-900, 10), (10, 900), (10, -900), (100, 100)] {
      let speed = Point(x: Double(velocity.0), y: Double(velocity.1))
      target.drag(from: .zero, through: [Point(x: 50, y: 50)], velocity: speed)
    }
    #expect(log.take() == ["right", "left", "down", "up"])
    #expect(SwipeEvent(velocity: Point(x: Double.nan, y: 0)) == nil)
    #expect(SwipeEvent(velocity: Point(x: Double.infinity, y: 0)) == nil)
  }

  @Test func `two fingers magnify`() {
    let host = hosting {
      Box(background: .red).onMagnify { [log] in log.record("\($0.phase) \($0.scale)") }
    }
    view(host, at: 10, 10).magnify(by: [1.5, 2])
    #expect(log.take() == ["began 1.0", "changed 1.5", "changed 2.0", "ended 2.0"])
  }

  @Test func `a listener for the wheel doesn't keep the list from scrolling`() {
    let host = hosting {
      List(Array(0..<100), id: \.self) { [log] _ in
        Box(background: .red).frame(height: 40).onScroll { log.record("\($0.delta.y)") }
      }
    }
    host.settle()
    #expect(view(host, at: 10, 10).scroll(by: Point(x: 0, y: 60)))
    #expect(log.take() == ["60.0"])
    let list = host.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    #expect(list?.scrollOffset == 60)
  }

  @Test func `an area can be larger than what is seen`() {
    func content(_ outset: Double) -> some Component {
      Column(alignment: .start) {
        Box(background: .red).frame(width: 20, height: 20)
          .onTap { [log] in log.record("tap") }.hitArea(outset: outset)
      }.padding(20)
    }
    let host = hosting { content(8) }
    view(host, at: 14, 30).tap()
    #expect(log.take() == ["tap"])
    #expect(!view(host, at: 10, 30).tap())
    host.update { content(0) }
    #expect(!view(host, at: 14, 30).tap(), "and is so no longer")
    host.update { content(.nan) }
    #expect(!view(host, at: 14, 30).tap())
  }

  @Test func `modifiers in a row share the area, whatever their order`() {
    let host = hosting {
      Column(alignment: .start) {
        Box(background: .red).frame(width: 20, height: 20)
          .hitArea(outset: 2).onTap { [log] in log.record("tap") }.hitArea(outset: 8)
          .onTap(button: .middle) { [log] in log.record("middle") }
      }.padding(20)
    }
    view(host, at: 14, 30).tap()
    view(host, at: 14, 30).tap(button: .middle)
    #expect(log.take() == ["tap", "middle"])
    #expect(!view(host, at: 10, 30).tap())
  }

  @Test func `it is laid out as what it is put on`() {
    let host = hosting {
      Row {
        Text("left").onTap {}
        Box(background: .red).grow().onTap {}
        Box(background: .red).onTap {}.grow()
      }
    }
    let plain = hosting {
      Row {
        Text("left")
        Box(background: .red).grow()
        Box(background: .red).grow()
      }
    }
    let frames = host.root.descendants.filter { $0.inputs != [] }.map(\.frame)
    let row = plain.root.descendants.filter { $0.subviews.isEmpty }.map(\.frameInRoot)
    #expect(frames == row)
  }
}
