#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Widgets of GTK in views with clips, with a real pointer.
  @MainActor @Suite struct ClippedWidgetTests {
    private struct Model: Sendable {
      var clip: ViewClip?
      var isOn = false
      var text = ""
      /// The number of taps on what is under the widgets.
      var taps = 0
      var isShown = true
    }

    /// A switch or a field in a clipped box, over something that is tapped.
    private struct Page: Component, AlwaysRebuilt {
      let store: Store<Model>
      var hasField = false

      func body(_ context: Context<NoState>) -> some Component {
        let isOn = Binding(context.read(store, \.isOn)) { [store] isOn in
          store.update { $0.isOn = isOn }
        }
        let text = Binding(context.read(store, \.text)) { [store] text in
          store.update { $0.text = text }
        }
        ZStack(alignment: .topStart) {
          Box(background: .blue).frame(width: 300, height: 240)
            .onTap { [store] in store.update { $0.taps += 1 } }
          if context.read(store, \.isShown) {
            Row(alignment: .start) {
              if hasField {
                TextField("Name", text: text).frame(width: 100, height: 40)
              } else {
                Toggle("Mode", isOn: isOn, showsLabel: false)
              }
            }
            .frame(width: 100, height: 40).clipped(to: context.read(store, \.clip))
            .transition(.reveal(from: .end))
          }
        }
      }
    }

    private let store = Store(Model())

    private func show(hasField: Bool = false) async throws -> (TestWindow, GTKHostingView) {
      let (window, view) = await TestWindow.showing(Page(store: store, hasField: hasField))
      await InputTool.activate(window)
      return (window, view)
    }

    /// The frame of the switch in the window.
    private func toggle(in view: GTKHostingView) throws -> Rect {
      var pending = view.root.subviews
      while let next = pending.popLast() {
        if next is GTKToggleView {
          var bounds = graphene_rect_t()
          _ = gtk_widget_compute_bounds(next.widget, view.root.widget, &bounds)
          return Rect(bounds)
        }
        pending += next.subviews
      }
      throw Missing()
    }

    private struct Missing: Error {}

    private func clip(_ clip: ViewClip?, _ window: TestWindow) async {
      store.update { $0.clip = clip }
      await MainLoop.settle()
      await window.frame()
    }

    @Test func `a switch that is half hidden is switched only in the other half`() async throws {
      let (window, view) = try await show()
      let frame = try toggle(in: view)
      let (left, right) = (Int(frame.size.width / 4), Int(frame.size.width * 3 / 4))
      let y = Int(frame.size.height / 2)
      await clip(ViewClip(left: frame.size.width / 2), window)
      await InputTool.click(left, y)
      #expect(!store.state.isOn && store.state.taps == 1, "what is below is clicked")
      await InputTool.click(right, y)
      await MainLoop.run { store.state.isOn }
      await clip(nil, window)
      await InputTool.click(left, y)
      await MainLoop.run { !store.state.isOn }
      #expect(store.state.taps == 1)
    }

    @Test func `the round corners of a clip are outside`() async throws {
      let (window, view) = try await show()
      let frame = try toggle(in: view)
      await clip(
        ViewClip(
          bottom: 40 - frame.size.height, right: 100 - frame.size.width, cornerRadius: .infinity),
        window)
      await InputTool.click(1, 1)
      #expect(!store.state.isOn && store.state.taps == 1)
      await InputTool.click(Int(frame.size.width / 2), 2)
      await MainLoop.run { store.state.isOn }
      #expect(store.state.taps == 1)
    }

    @Test func `a field takes the focus only where it is to be seen`() async throws {
      let (window, view) = try await show(hasField: true)
      await clip(ViewClip(right: 60), window)
      let field = try #require(view.root.textInputs.first)
      await InputTool.click(80, 20)
      #expect(!field.containsFocus && store.state.taps == 1)
      await InputTool.click(20, 20)
      #expect(field.containsFocus && store.state.taps == 1)
    }

    @Test func `what a reveal hasn't uncovered yet isn't clicked`() async throws {
      store.update { $0.isShown = false }
      let (window, view) = try await show()
      try #require(view.host.mounter.host.showsAnimations, "GTK's animations are off.")
      store.update(animation: .linear(duration: 100)) { $0.isShown = true }
      let steps = view.host.mounter.counters.motionSteps
      await MainLoop.run { view.host.mounter.counters.motionSteps > steps + 2 }
      let frame = try toggle(in: view)
      await InputTool.click(Int(frame.size.width / 2), Int(frame.size.height / 2))
      #expect(!store.state.isOn && store.state.taps == 1)
      withExtendedLifetime(window) {}
    }

    @Test func `a widget outside the framework's views isn't affected`() async throws {
      let (window, _) = try await show()
      await clip(ViewClip(left: 1), window)
      let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Press")
      g_object_ref_sink(button)
      let other = gtk_window_new()
      let gtkWindow = UnsafeMutableRawPointer(other!).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_child(gtkWindow, button)
      gtk_window_present(gtkWindow)
      await MainLoop.run { gtk_widget_get_width(button) > 0 }
      #expect(gtk_widget_contains(button, 2, 2) != 0 && gtk_widget_contains(button, -50, 2) == 0)
      gtk_window_destroy(gtkWindow)
      g_object_unref(button)
    }
  }
}
#endif
