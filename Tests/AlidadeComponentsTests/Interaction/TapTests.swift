import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What the events of the pointer tell besides the location.
@MainActor @Suite struct TapTests {
  private let log = EventLog()

  /// The view of a box that `modify` listens on.
  private func target(_ modify: (Box) -> some Component) -> (HeadlessHostingView, HeadlessView) {
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) {
      modify(Box(background: .red))
    }
    return (host, host.root.hitTest(Point(x: 10, y: 10)) ?? host.root)
  }

  @Test func `a tap tells the button, the modifiers and how many there were`() {
    let (host, view) = target { box in
      box.onTap { [log] tap in log.record("\(tap.button) \(tap.count) \(tap.modifiers.rawValue)") }
        .onTap(button: .middle) { [log] tap in log.record("\(tap.button) \(tap.count)") }
    }
    view.tap(count: 2, modifiers: [.control, .shift])
    #expect(log.take() == ["primary 1 3", "primary 2 3"])
    #expect(view.tap(button: .middle))
    #expect(!view.tap(button: .secondary), "nobody listens for that button")
    #expect(log.take() == ["middle 1"])
    withExtendedLifetime(host) {}
  }

  @Test func `only the primary button presses`() {
    let (host, view) = target { box in
      Pressable(action: { [log] in log.record("pressed") }) { box }
        .onTap(button: .secondary) { [log] in log.record("menu") }
    }
    view.tap(button: .secondary)
    view.tap(button: .middle)
    #expect(log.take() == ["menu"])
    withExtendedLifetime(host) {}
  }

  @Test func `a double tap of another button is its own input`() {
    let (host, view) = target { box in
      box.onTap(button: .middle, count: 2) { [log] in log.record("double") }
        .onTap(count: 2) { [log] in log.record("primary double") }
    }
    view.tap(button: .middle, count: 2)
    #expect(log.take() == ["double"])
    withExtendedLifetime(host) {}
  }

  @Test func `other gestures tell the modifiers, too`() {
    let (host, view) = target { box in
      box.onLongPress { [log] in log.record("press \($0.modifiers.rawValue)") }
        .onHover { [log] in log.record("hover \($0.modifiers.rawValue)") }
        .onDrag { [log] in log.record("drag \($0.modifiers.rawValue)") }
        .onMagnify { [log] in log.record("magnify \($0.modifiers.rawValue)") }
        .onScroll { [log] in log.record("scroll \($0.modifiers.rawValue)") }
    }
    view.longPress(modifiers: .alt)
    view.hover(at: Point(x: 1, y: 1), modifiers: .alt)
    view.hover(at: nil)
    view.drag(from: .zero, through: [Point(x: 20, y: 0)], modifiers: .alt)
    view.magnify(by: [], modifiers: .alt)
    view.magnify(by: [2], modifiers: .alt)
    view.scroll(by: Point(x: 0, y: 1), modifiers: .control)
    #expect(
      log.take() == [
        "press 4", "hover 4", "hover 0", "drag 4", "drag 4", "magnify 4", "magnify 4", "magnify 4",
        "scroll 2",
      ])
    withExtendedLifetime(host) {}
  }
}
