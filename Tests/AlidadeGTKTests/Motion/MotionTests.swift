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
      var width = 40.0
      var scale = 1.0
      var opacity = 1.0
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

    /// A box that moves, grows, is scaled and fades.
    private struct ChangingPage: Component, AlwaysRebuilt {
      let store: Store<Model>

      func body(_ context: Context<NoState>) -> some Component {
        Row {
          Box(background: .red).frame(width: context.read(store, \.width), height: 20)
            .scale(context.read(store, \.scale)).opacity(context.read(store, \.opacity))
            .padding(EdgeInsets(start: context.read(store, \.x)))
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
      try #require(boxes(in: view.root).first)
    }

    private func boxes(in view: GTKView) -> [GTKView] {
      if view.isHidden { return [] }
      let inner = view.subviews.flatMap { boxes(in: $0) }
      return view.decoration?.background == nil ? inner : [view] + inner
    }

    /// The part of the window that GTK says a view is in, in points.
    private func bounds(of box: GTKView, in view: GTKHostingView) -> Rect {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(box.widget, view.root.widget, &bounds) != 0 else {
        return .zero
      }
      return Rect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
    }

    @Test func `what moves ends at once when GTK's animations are turned off`() async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(Page(store: store))
      try #require(view.host.mounter.host.showsAnimations, "GTK's animations are off.")
      let box = try box(in: view)
      store.update(animation: .linear(duration: 100)) { $0.x = 100 }
      let steps = view.host.mounter.counters.motionSteps
      await MainLoop.run { view.host.mounter.counters.motionSteps > steps + 2 }
      #expect(bounds(of: box, in: view).minX < 50)
      let settings = try #require(gtk_settings_get_default())
      let property = "gtk-enable-animations"
      ObjectProperty.set(property, to: .bool(false), of: UnsafeMutablePointer(settings))
      defer { gtk_settings_reset_property(settings, property) }
      await MainLoop.run { bounds(of: box, in: view).minX == 100 }
      await window.frame()
    }

    /// What GTK tells of a box: the place of its top-left corner, its width, the factor of its size
    /// and its opacity.
    private struct Look {
      let x: Double
      let width: Double
      let scale: Double
      let opacity: Double

      @MainActor init?(of box: GTKView, in root: GTKView) {
        func place(_ x: Float) -> Double? {
          var (point, place) = (graphene_point_t(x: x, y: 0), graphene_point_t())
          guard gtk_widget_compute_point(box.widget, root.widget, &point, &place) != 0 else {
            return nil
          }
          return Double(place.x)
        }
        guard let start = place(0), let end = place(100) else { return nil }
        x = start
        width = Double(gtk_widget_get_width(box.widget))
        scale = (end - start) / 100
        opacity = sequence(first: box, next: \.enclosingView)
          .reduce(1) { $0 * gtk_widget_get_opacity($1.widget) }
      }
    }

    @Test func `in sixty frames, a view looks as the spring says`() async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(ChangingPage(store: store))
      let host = view.host.mounter.host
      try #require(host.showsAnimations, "GTK's animations are off.")
      let box = try box(in: view)
      let counters = view.host.mounter.counters
      let frameTime = FrameTime(host)
      var mounted: Duration?
      // Mounted in this very frame, at whose time the motion begins.
      host.scheduleFrame {
        withImmediateUpdates {
          store.update(animation: .spring(duration: 1)) {
            ($0.x, $0.width, $0.scale, $0.opacity) = (100, 140, 1.5, 0.2)
          }
        }
        mounted = host.frameTime
      }
      await MainLoop.run { mounted != nil }
      let start = try #require(mounted)
      #expect(box.mountRecord?.frame?.size.width == 140)
      let built = view.host.counters
      for _ in 0..<60 {
        await window.frame()
        let time = (frameTime.value - start) / .seconds(1)
        let rest = Spring(duration: 1).advance(displacement: 1, velocity: 0, by: time).displacement
        let (width, scale) = (140 - 100 * rest, 1.5 - 0.5 * rest)
        let look = try #require(Look(of: box, in: view.root))
        // It grows around its center, and the scale comes to rest when it is off by 1/512.
        #expect(abs(look.x - (100 - 100 * rest + width * (1 - scale) / 2)) < 0.2)
        #expect(abs(look.scale - scale) < 0.01)
        #expect(abs(box.paintedSize.width - width) < 0.06 && abs(look.width - width) < 1)
        #expect(abs(look.opacity - (0.2 + 0.8 * rest)) < 0.01, "GTK has 255 opacities")
      }
      #expect(view.host.counters == built, "nothing is built or laid out")
      await MainLoop.run {
        let look = Look(of: box, in: view.root)
        return look?.x == 65 && look?.width == 140 && look?.scale == 1.5
      }
      #expect(view.host.mounter.counters.since(counters).framesSet <= 3, "one for each view")
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
