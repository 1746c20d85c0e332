#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Lists that are pulled, in a real window.
  ///
  /// No tool touches a screen, so the tests begin where the events have been read.
  @MainActor @Suite struct PullTests {
    private let log = EventLog()
    private let finger = OpaquePointer(bitPattern: 1)
    private let otherFinger = OpaquePointer(bitPattern: 2)

    private func show(
      count: Int = 100
    ) async -> (TestWindow, GTKHostingView, list: GTKScrollView) {
      let log = log
      let (window, view) = await TestWindow.showing(
        List(0..<count, id: \.self, estimatedRowHeight: 20) { Text("\($0)").frame(height: 20) }
          .grow().refreshable { log.record("refresh") })
      return (window, view, view.root.scrollViews[0])
    }

    /// The views of the size of the indicator that are shown.
    private func indicators(in view: GTKView) -> [GTKView] {
      if view.isHidden { return [] }
      return view.subviews.flatMap(indicators)
        + (view.frame.size == Size(width: 32, height: 32) ? [view] : [])
    }

    /// The top of a view where it is painted, in the window.
    private func top(of view: GTKView?, in window: TestWindow) -> Double {
      var bounds = graphene_rect_t()
      guard let view, gtk_widget_compute_bounds(view.widget, window.widget, &bounds) != 0 else {
        return .nan
      }
      return Double(bounds.origin.y)
    }

    @Test(arguments: [100, 1])
    func `a finger pulls the indicator down and lets the list load its rows again`(
      _ count: Int
    ) async {
      let (window, view, list) = await show(count: count)
      let pulling = list.pulling
      pulling.touchDidBegin(
        finger, at: Point(x: 150, y: 10), on: list.pullTarget(at: Point(x: 150, y: 10)))
      pulling.touchDidMove(finger, to: Point(x: 150, y: 14))
      #expect(!pulling.isActive, "the movement may still be a tap")
      pulling.touchDidMove(finger, to: Point(x: 151, y: 20))
      await MainLoop.run { !indicators(in: view.root).isEmpty }
      let indicator = indicators(in: view.root).first
      let first = top(of: indicator, in: window)
      pulling.touchDidMove(finger, to: Point(x: 151, y: 60))
      let second = top(of: indicator, in: window)
      #expect(first < second && second < 60)
      pulling.touchDidMove(finger, to: Point(x: 151, y: 220))
      #expect(log.entries.isEmpty)
      pulling.touchDidEnd(finger, isCanceled: false)
      await MainLoop.run { !log.entries.isEmpty && indicators(in: view.root).isEmpty }
      #expect(log.entries == ["refresh"] && !pulling.isActive)
      withExtendedLifetime(window) {}
    }

    @Test func `moving the indicator needs no layout of the window`() async throws {
      let (window, view, list) = await show()
      let point = Point(x: 150, y: 10)
      list.pulling.touchDidBegin(finger, at: point, on: list.pullTarget(at: point))
      list.pulling.touchDidMove(finger, to: Point(x: 150, y: 30))
      await MainLoop.run { !indicators(in: view.root).isEmpty }
      for _ in 0..<3 { await window.frame() }
      let before = view.host.mounter.counters
      let layouts = try await window.layoutPhases(inSteps: 5) { step in
        list.pulling.touchDidMove(finger, to: Point(x: 150, y: 30 + Double(step)))
      }
      var since = view.host.mounter.counters.since(before)
      #expect(layouts == 0 && since.motionSteps == 5)
      since.motionSteps = 0
      #expect(since == MountCounters())
      list.pulling.end(isCanceled: true)
      await MainLoop.run { indicators(in: view.root).isEmpty }
      #expect(indicators(in: view.root).isEmpty && log.entries.isEmpty)
    }

    @Test func `fingers on a touchpad pull beyond the top, and scroll when they come back`() async {
      let (window, view, list) = await show()
      let target = { list.pullTarget(at: Point(x: 150, y: 100)) }
      let scroll = { list.pulling.fingersDidScroll(by: Point(x: 0, y: $0), on: target) }
      list.contentOffset.y = 50
      #expect(!scroll(-20) && !list.pulling.isActive, "the list scrolls")
      list.contentOffset.y = 0
      #expect(!scroll(20))
      #expect(scroll(-30) && scroll(-30) && scroll(50))
      #expect(list.pulling.isScroll)
      #expect(!scroll(20), "the list scrolls")
      list.contentOffset.y = 10
      #expect(!scroll(10))
      list.pulling.end(isCanceled: false)
      list.contentOffset.y = 0
      #expect(scroll(-200))
      list.pulling.end(isCanceled: false)
      await MainLoop.run { !log.entries.isEmpty && indicators(in: view.root).isEmpty }
      #expect(log.entries == ["refresh"])
      withExtendedLifetime(window) {}
    }

    @Test func `a finger that moves sideways, a second one and a wheel don't pull`() async {
      let (window, view, list) = await show()
      let pulling = list.pulling
      let point = Point(x: 150, y: 10)
      pulling.touchDidBegin(finger, at: point, on: list.pullTarget(at: point))
      pulling.touchDidMove(finger, to: Point(x: 180, y: 20))
      pulling.touchDidMove(finger, to: Point(x: 180, y: 220))
      #expect(!pulling.isActive)
      pulling.touchDidEnd(finger, isCanceled: false)
      pulling.touchDidBegin(finger, at: point, on: list.pullTarget(at: point))
      pulling.touchDidMove(finger, to: Point(x: 150, y: 220))
      #expect(pulling.isActive)
      pulling.touchDidBegin(otherFinger, at: point, on: list.pullTarget(at: point))
      #expect(!pulling.isActive)
      pulling.touchDidEnd(finger, isCanceled: false)
      await MainLoop.run { indicators(in: view.root).isEmpty }
      await InputTool.run("mousemove 150 100 click 4 click 4 click 4 click 4 click 4")
      #expect(!pulling.isActive && indicators(in: view.root).isEmpty && log.entries.isEmpty)
      withExtendedLifetime(window) {}
    }

    @Test func `a finger beside the list neither pulls it nor ends the pull of another`() async {
      let (window, view, list) = await show()
      let pulling = list.pulling
      let point = Point(x: 150, y: 10)
      pulling.touchDidBegin(otherFinger, at: Point(x: 10, y: 300), on: nil)
      pulling.touchDidBegin(finger, at: point, on: list.pullTarget(at: point))
      pulling.touchDidMove(otherFinger, to: Point(x: 10, y: 600))
      #expect(!pulling.isActive)
      pulling.touchDidMove(finger, to: Point(x: 150, y: 60))
      #expect(pulling.isActive)
      pulling.touchDidMove(otherFinger, to: Point(x: 10, y: 0))
      pulling.touchDidEnd(otherFinger, isCanceled: false)
      #expect(pulling.isActive && log.entries.isEmpty)
      pulling.touchDidEnd(finger, isCanceled: true)
      #expect(!pulling.isActive)
      await MainLoop.run { indicators(in: view.root).isEmpty }
      #expect(log.entries.isEmpty)
      withExtendedLifetime(window) {}
    }

    @Test func `a list that nothing listens around isn't pulled`() async {
      let (window, view) = await TestWindow.showing(
        List(0..<100, id: \.self, estimatedRowHeight: 20) { Text("\($0)").frame(height: 20) }
          .grow())
      #expect(view.root.scrollViews[0].pullTarget(at: Point(x: 150, y: 10)) == nil)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
