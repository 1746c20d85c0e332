#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// The movement that goes on after the user has released the touchpad, in real windows.
  @MainActor @Suite struct ScrollMomentumTests {
    /// Returns the offsets after each of some frames.
    private func offsets(
      _ view: GTKScrollView, _ window: TestWindow, _ count: Int
    ) async -> [Double] {
      var offsets: [Double] = []
      for _ in 0..<count {
        await window.frame()
        offsets.append(view.scrollOffset)
      }
      return offsets
    }

    @Test func `content that coasts goes on from an offset that is set in between`() async {
      let (window, view) = await TestWindow.scrolling()
      view.release(velocity: 100)
      let before = await offsets(view, window, 3)
      #expect(before[0] < before[2], "it coasts")
      // Rows were inserted above.
      let height = view.contentHeight
      view.contentHeight = height + 8_000
      let offset = view.scrollOffset
      view.scrollOffset += 8_000
      #expect(view.scrollOffset == offset + 8_000)
      let after = await offsets(view, window, 3)
      #expect(after[0] >= offset + 8_000 && after[2] > after[0])
      #expect(after[2] < offset + 9_000)
    }

    @Test func `a scroll by code ends the movement`() async {
      let (window, view) = await TestWindow.scrolling()
      view.release(velocity: 100)
      _ = await offsets(view, window, 2)
      view.endMomentum()
      view.scrollOffset = 500
      #expect(await offsets(view, window, 3) == [500, 500, 500])
    }

    @Test func `offsets are exact, however often they are corrected`() async {
      let (_, view) = await TestWindow.scrolling()
      for step in 1...1_000 {
        view.scrollOffset += 1 / 3
        #expect(view.scrollOffset <= 20_000 + Double(step) / 3 + 0.001)
      }
      view.scrollOffset = 1_234.5
      #expect(view.scrollOffset == 1_234.5)
      view.scrollOffset = .infinity
      #expect(view.scrollOffset == 99_900)
      view.contentHeight = 50_000
      #expect(view.scrollOffset == 49_900)
    }
  }
}
#endif
