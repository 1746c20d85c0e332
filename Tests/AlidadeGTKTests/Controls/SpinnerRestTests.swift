#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// A spinner that nobody sees costs no frames.
  @MainActor @Suite struct SpinnerRestTests {
    private func open(
      @ComponentBuilder _ content: () -> ComponentList
    ) async -> GTKWindow {
      await .opened(size: Size(width: 200, height: 200), content)
    }

    /// The number of frames that a window paints in a fixed number of turns of the main loop.
    private func frames(_ window: GTKWindow, turns: Int = 60) async -> Int64 {
      guard let clock = gtk_widget_get_frame_clock(window.widget) else { return -1 }
      let start = gdk_frame_clock_get_frame_counter(clock)
      for _ in 0..<turns { await MainLoop.turnOnce() }
      return Int64(gdk_frame_clock_get_frame_counter(clock) - start)
    }

    /// Checks that a window paints no frames once the pending ones are painted.
    private func expectRest(
      _ window: GTKWindow, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
      for _ in 0..<20 where await frames(window) > 0 {}
      #expect(await frames(window, turns: 120) == 0, sourceLocation: sourceLocation)
    }

    private func expectTurning(
      _ window: GTKWindow, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
      #expect(await frames(window) > 1, sourceLocation: sourceLocation)
    }

    @Test func `a spinner that is removed from its component`() async {
      let window = await open {
        Column(alignment: .start) {
          Text("text")
          Spinner("Loading")
        }
      }
      await expectTurning(window)
      window.hostingView.setContent { Column(alignment: .start) { Text("text") } }
      await MainLoop.settle()
      await expectRest(window)
      window.close()
    }

    @Test func `a spinner whose view another component takes over, standing still`() async {
      let window = await open { Column(alignment: .start) { Spinner("Loading") } }
      await expectTurning(window)
      window.hostingView.setContent {
        Column(alignment: .start) { Spinner("Loading", isSpinning: false) }
      }
      await MainLoop.settle()
      await expectRest(window)
      window.hostingView.setContent { Column(alignment: .start) { Spinner("Loading") } }
      await MainLoop.settle()
      await expectTurning(window)
      window.close()
    }

    @Test func `a spinner in a box that is hidden`() async throws {
      let window = await open {
        Box(background: .red) { Spinner("Loading") }
      }
      await expectTurning(window)
      let box = try #require(window.hostingView.root.subviews.first)
      box.setHidden(true)
      await expectRest(window)
      box.setHidden(false)
      await expectTurning(window)
      window.close()
    }

    @Test func `a spinner in a row that is scrolled out of sight`() async throws {
      let window = await open {
        List(Array(0..<200), id: \.self) { row in
          Row {
            if row == 0 { Spinner("Loading") }
            Text("row \(row)")
          }
        }
      }
      await expectTurning(window)
      let list = try #require(window.hostingView.root.subviews.first as? GTKScrollView)
      list.scrollOffset = 2000
      await MainLoop.settle()
      await expectRest(window)
      list.scrollOffset = 0
      await MainLoop.settle()
      await expectTurning(window)
      window.close()
    }

    @Test func `a spinner in a tall row whose part is scrolled out of sight`() async throws {
      let window = await open {
        List([0, 1], id: \.self) { _ in
          Column {
            Spinner("Loading")
            Leaf().frame(height: 3000)
            Text("end")
          }
        }
      }
      await expectTurning(window)
      let list = try #require(window.hostingView.root.subviews.first as? GTKScrollView)
      list.scrollOffset = 1500
      await MainLoop.settle()
      await expectRest(window)
      window.close()
    }

    @Test func `a spinner in a window that is hidden`() async throws {
      let window = await open { Column(alignment: .start) { Spinner("Loading") } }
      await expectTurning(window)
      let spinner = try #require(window.hostingView.root.subviews.first as? GTKSpinnerView)
      gtk_widget_set_visible(window.widget, 0)
      await MainLoop.settle()
      #expect(gtk_spinner_get_spinning(spinner.content.opaque) == 0)
      await expectRest(window)
      gtk_widget_set_visible(window.widget, 1)
      await MainLoop.run { gtk_spinner_get_spinning(spinner.content.opaque) != 0 }
      window.close()
    }
  }
}
#endif
