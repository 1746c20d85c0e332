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
      var clip: ViewClip?
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

    /// A box that changes in every way.
    private struct ChangingPage: Component, AlwaysRebuilt {
      let store: Store<Model>

      func body(_ context: Context<NoState>) -> some Component {
        Row {
          if context.read(store, \.isShown) {
            Box(background: .red).frame(width: context.read(store, \.width), height: 20)
              .scale(context.read(store, \.scale)).opacity(context.read(store, \.opacity))
              .clipped(to: context.read(store, \.clip))
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

      /// The time of the frame after which a condition is first satisfied, also if more frames have
      /// been painted since.
      func first(where isSatisfied: @escaping @MainActor () -> Bool) async -> Duration {
        var first: Duration?
        condition = { [unowned self] in if first == nil, isSatisfied() { first = value } }
        await MainLoop.run(until: isSatisfied)
        condition = {}
        return first ?? value
      }

      private var condition: @MainActor () -> Void = {}

      private func note() {
        condition()
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

    /// A change that moves the box in another way.
    enum Change: CaseIterable {
      case place, size, transform, opacity, clip, removal
    }

    nonisolated private static func apply(_ change: Change, to model: inout Model) {
      switch change {
      case .place: model.x = 100
      case .size: model.width = 140
      case .transform: model.scale = 2
      case .opacity: model.opacity = 0.2
      case .clip: model.clip = ViewClip(bottom: 15)
      case .removal: model.isShown = false
      }
    }

    @Test(arguments: Change.allCases)
    func `GTK lays out nothing while something moves`(change: Change) async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(ChangingPage(store: store))
      try #require(view.host.mounter.host.showsAnimations, "GTK's animations are off.")
      let box = try box(in: view)
      let steps = view.host.mounter.counters.motionSteps
      store.update(animation: .linear(duration: 30)) { MotionTests.apply(change, to: &$0) }
      await MainLoop.run { view.host.mounter.counters.motionSteps > steps + 2 }
      let before = (bounds(of: box, in: view), view.host.mounter.counters.motionSteps)
      let layouts = try await window.layoutPhases(inSteps: 10) { _ in }
      #expect(layouts == 0)
      #expect(view.host.mounter.counters.motionSteps > before.1 + 9, "it is on its way")
      if [.place, .size, .transform].contains(change) {
        await MainLoop.run { bounds(of: box, in: view) != before.0 }
      }
      withExtendedLifetime(window) {}
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

    @Test func `in sixty frames, a view is where the spring says`() async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(Page(store: store))
      let host = view.host.mounter.host
      try #require(host.showsAnimations, "GTK's animations are off.")
      let box = try box(in: view)
      let counters = view.host.mounter.counters
      let frameTime = FrameTime(host)
      store.update(animation: .spring(duration: 1)) { $0.x = 200 }
      let start = await frameTime.first { box.mountRecord?.frame?.minX == 200 }
      let built = view.host.counters
      for _ in 0..<60 {
        await window.frame()
        let time = (frameTime.value - start) / .seconds(1)
        let exact = Spring(duration: 1).advance(displacement: -200, velocity: 0, by: time)
        #expect(abs(bounds(of: box, in: view).minX - (200 + exact.displacement)) < 0.06)
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
