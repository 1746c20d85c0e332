#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// Scroll views that scroll sideways, and scroll views in scroll views.
  @MainActor @Suite struct ScrollAxesTests {
    private func make(
      _ axes: Axis.Set, in window: TestWindow, _ frame: Rect, content: Size
    ) -> GTKScrollView {
      let view = window.add(GTKScrollView(role: .group), frame)
      view.scrollAxes = axes
      view.contentSize = content
      return view
    }

    /// A vertical scroll view of the size of the window, with another scroll view at its top.
    private func nested(
      _ axes: Axis.Set, content: Size
    ) async -> (TestWindow, outer: GTKScrollView, inner: GTKScrollView) {
      let window = await TestWindow()
      let outer = make(
        .vertical, in: window, Rect(x: 0, y: 0, width: 200, height: 150),
        content: Size(width: 200, height: 1000))
      let inner = GTKScrollView(role: .group)
      window.host.insert(inner, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 100), of: inner)
      inner.scrollAxes = axes
      inner.contentSize = content
      await window.frame()
      return (window, outer, inner)
    }

    @Test func `the wheel scrolls sideways with Shift, or if it turns sideways`() async {
      let window = await TestWindow()
      let view = make(
        .both, in: window, Rect(x: 0, y: 0, width: 200, height: 150),
        content: Size(width: 900, height: 900))
      await window.frame()
      await InputTool.run("mousemove 50 50 click 5")
      await MainLoop.run { view.contentOffset.y > 0 }
      #expect(view.contentOffset.x == 0)
      let y = view.contentOffset.y
      await InputTool.run("keydown shift click 5 keyup shift")
      await MainLoop.run { view.contentOffset.x > 0 }
      let x = view.contentOffset.x
      await InputTool.run("click 7")
      await MainLoop.run { view.contentOffset.x > x }
      #expect(view.contentOffset.y == y)
    }

    @Test func `a wheel over a view that only scrolls sideways scrolls the one around it`() async {
      let (window, outer, inner) = await nested(
        .horizontal, content: Size(width: 900, height: 100))
      await InputTool.run("mousemove 50 50 click 5")
      await MainLoop.run { outer.scrollOffset > 0 }
      #expect(outer.scrollOffset > 0 && inner.contentOffset == .zero)
      let y = outer.scrollOffset
      await InputTool.run("mousemove 50 30 keydown shift click 5 keyup shift")
      await MainLoop.run { inner.contentOffset.x > 0 }
      #expect(inner.contentOffset.x > 0 && outer.scrollOffset == y)
      withExtendedLifetime(window) {}
    }

    @Test func `a wheel scrolls the inner view to its end, and then the one around it`() async {
      let (window, outer, inner) = await nested(
        .vertical, content: Size(width: 200, height: 130))
      await InputTool.run("mousemove 50 50 click 5 click 5")
      await MainLoop.run { inner.scrollOffset == 30 }
      #expect(inner.scrollOffset == 30 && outer.scrollOffset == 0)
      await InputTool.run("click 5")
      await MainLoop.run { outer.scrollOffset > 0 }
      #expect(inner.scrollOffset == 30 && outer.scrollOffset > 0)
      withExtendedLifetime(window) {}
    }

    @Test func `keys scroll the inner view, and the one around it if the inner one can't`() async {
      let (window, outer, inner) = await nested(
        .horizontal, content: Size(width: 900, height: 100))
      _ = inner.focusViewport()
      await InputTool.press("Right")
      await MainLoop.run { inner.contentOffset.x > 0 }
      #expect(inner.contentOffset == Point(x: 40, y: 0))
      await InputTool.press("Down")
      await MainLoop.run { outer.scrollOffset > 0 }
      #expect(outer.scrollOffset == 40 && inner.contentOffset == Point(x: 40, y: 0))
      await InputTool.press("space")
      await MainLoop.run { inner.contentOffset.x > 40 }
      #expect(inner.contentOffset.x == 220, "Space turns a page.")
      await InputTool.press("shift+space")
      await MainLoop.run { inner.contentOffset.x < 220 }
      #expect(inner.contentOffset.x == 40)
      withExtendedLifetime(window) {}
    }

    @Test func `something focused is revealed along both axes`() async {
      let window = await TestWindow()
      let view = make(
        .both, in: window, Rect(x: 0, y: 0, width: 200, height: 150),
        content: Size(width: 900, height: 900))
      let button = GTKPressableView(role: .button)
      window.host.insert(button, into: view, above: nil)
      window.host.setFrame(Rect(x: 300, y: 400, width: 50, height: 40), of: button)
      await window.frame()
      #expect(view.moveFocus(to: button))
      #expect(view.contentOffset == Point(x: 150, y: 290))
    }
  }
}
#endif
