#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// The bar at the edge of a scroll view, under a real pointer.
  @MainActor @Suite struct ScrollBarTests {
    @Test func `a bar under the pointer needs no timer, and isn't held by a pointer that left`()
      async
    {
      let (window, view) = await TestWindow.scrolling()
      let fade = view.verticalBar.fade
      await InputTool.run("mousemove 100 50")
      await InputTool.run("mousemove 195 50")
      #expect(fade.isHeld && !fade.isWaiting && fade.opacity == 1)
      view.scrollOffset += 10
      #expect(!fade.isWaiting)
      // Nothing is left to scroll, so the bar doesn't receive the pointer anymore.
      view.contentHeight = 50
      await InputTool.run("mousemove 100 60")
      #expect(!fade.isHeld)
      withExtendedLifetime(window) {}
    }

    @Test(arguments: ["mousedown 1", "click 5"])
    func `content that coasts stops when its bar is pressed or gets the wheel`(
      _ input: String
    ) async {
      let (window, view) = await TestWindow.scrolling()
      await InputTool.run("mousemove 100 30")
      await InputTool.run("mousemove 195 30")
      view.release(velocity: 5000)
      await window.frame()
      await window.frame()
      await InputTool.run(input)
      let offset = view.scrollOffset
      #expect(offset > 20_000, "it has coasted")
      for _ in 0..<3 { await window.frame() }
      #expect(view.scrollOffset == offset)
      await InputTool.run("mouseup 1")
    }
  }
}
#endif
