#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Animations in a real window, by the clock of its frames.
  @MainActor @Suite struct MotionTests {
    private struct Model: Sendable {
      var x = 0.0
      var isShown = true
    }

    /// A box that moves and goes.
    private struct Page: Component, AlwaysRebuilt {
      let store: Store<Model>

      func body(_ context: Context<NoState>) -> some Component {
        Row {
          if context.read(store, \.isShown) {
            Box(background: .red).frame(width: 40, height: 20)
              .padding(EdgeInsets(start: context.read(store, \.x)))
          }
        }
      }
    }

    /// The time of the latest frame; between frames, GTK tells that of the next one.
    @MainActor private final class FrameTime {
      private(set) var value: Duration
      private let host: any MountHost

      init(_ host: any MountHost) {
        self.host = host
        value = host.frameTime
        note()
      }

      private func note() {
        value = host.frameTime
        host.scheduleFrame { [weak self] in self?.note() }
      }
    }

    private func box(in view: GTKHostingView) throws -> GTKView {
      let views = view.root.subviews.filter { $0.decoration?.background != nil && !$0.isHidden }
      return try #require(views.first)
    }

    @Test func `in sixty frames, a view is where the spring says`() async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(Page(store: store))
      let host = view.host.mounter.host
      try #require(host.showsAnimations, "GTK's animations are off.")
      let box = try box(in: view)
      let counters = view.host.mounter.counters
      let frameTime = FrameTime(host)
      store.update(animation: .spring(duration: 1)) { $0.x = 200 }
      await MainLoop.run { box.mountRecord?.frame?.minX == 200 }
      let start = frameTime.value
      #expect(box.frame.minX == 0)
      let built = view.host.counters
      for _ in 0..<60 {
        await window.frame()
        let time = (frameTime.value - start) / .seconds(1)
        let exact = Spring(duration: 1).advance(displacement: -200, velocity: 0, by: time)
        #expect(abs(box.frame.minX - (200 + exact.displacement)) < 0.06)
      }
      #expect(view.host.counters == built, "nothing is built or laid out")
      await MainLoop.run { box.frame.minX == 200 }
      #expect(view.host.mounter.counters.since(counters).framesSet == 1)
    }

    @Test func `what disappears is painted, and neither pressed nor read out`() async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(Page(store: store))
      let box = try box(in: view)
      store.update(animation: .linear(duration: 0.5)) { $0.isShown = false }
      await MainLoop.run { box.isInert }
      #expect(!box.isHidden && gtk_widget_get_can_target(box.widget) == 0)
      let picked = gtk_widget_pick(view.root.widget, 10, 10, GTK_PICK_DEFAULT)
      #expect(picked != box.widget)
      #expect(box.accessibility?.isHidden == true)
      await MainLoop.run { box.isHidden }
      #expect(!box.isInert && box.alpha == 1)
      #expect(gtk_widget_get_can_target(box.widget) != 0)
      await window.frame()
    }

    @Test func `a transform is painted, and the pointer finds what is painted`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 50, y: 50, width: 40, height: 20))
      view.apply(.backgroundColor(.red))
      func color(_ x: Int, _ y: Int) async throws -> UInt32 {
        await window.frame()
        return try Pixels(of: window.root)[x, y]
      }
      let (white, red) = (try await color(45, 45), try await color(60, 60))
      #expect(white != red)
      view.apply(.transform(ViewTransform(scale: Size(width: 2, height: 2))))
      #expect(try await color(32, 42) == red)
      #expect(gtk_widget_pick(window.root.widget, 32, 42, GTK_PICK_DEFAULT) == view.widget)
      view.apply(.transform(ViewTransform(rotation: .degrees(90))))
      #expect(try await color(70, 42) == red)
      #expect(try await color(55, 60) == white)
      view.apply(.transform(ViewTransform(translation: Point(x: 60, y: 0))))
      #expect(try await color(140, 60) == red)
      view.apply(.transform(.identity))
      #expect(try await color(60, 60) == red)
      #expect(try await color(140, 60) == white)
    }
  }
}
#endif
