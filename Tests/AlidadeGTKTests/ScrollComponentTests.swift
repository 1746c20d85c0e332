#if GTK
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

extension GTKTests {
  /// The component that scrolls, in real windows.
  @MainActor @Suite struct ScrollComponentTests {
    private let window = GTKTests.ScrollWindow()

    @Test func `the wheel scrolls, and only what is near the viewport has widgets`() async throws {
      await window.show {
        Scroll {
          Column { ForEach(0..<10_000, id: \.self) { Text("line \($0)").frame(height: 20) } }
        }
      }
      let view = try window.scrollView()
      #expect(view.contentSize == Size(width: 200, height: 200_000))
      #expect(window.texts.count <= 17 && window.texts.first == "line 0")
      await InputTool.run("mousemove 50 50 click 5")
      await MainLoop.run { view.contentOffset.y > 0 }
      view.contentOffset.y = 100_000
      #expect(window.texts.contains("line 5000") && window.texts.contains("line 5009"))
      #expect(window.texts.count <= 22)
      let created = window.view.counters.viewsCreated
      view.contentOffset.y += 200
      #expect(window.texts.contains("line 5019"))
      #expect(window.view.counters.viewsCreated == created)
    }

    @Test func `Tab scrolls to the component that gets the focus, along both axes`() async throws {
      await window.show {
        Scroll(.both) {
          Column(alignment: .start) {
            Button("first") {}.frame(width: 80, height: 30)
            Button("second") {}.frame(width: 80, height: 30)
              .margin(top: 220, start: 180)
          }
        }
      }
      let view = try window.scrollView()
      await InputTool.press("Tab")
      await InputTool.press("Tab")
      await MainLoop.run { view.contentOffset.y > 0 }
      #expect(view.contentOffset == Point(x: 60, y: 80))
    }

    @Test func `Tab finds a button that has no widget yet, and back`() async throws {
      await window.show {
        Scroll {
          Column {
            Button("first") {}.frame(height: 30)
            ForEach(0..<200, id: \.self) { Text("line \($0)").frame(height: 20) }
            Button("second") {}.frame(height: 30)
            ForEach(200..<400, id: \.self) { Text("line \($0)").frame(height: 20) }
          }
        }
      }
      let view = try window.scrollView()
      await InputTool.press("Tab")
      await InputTool.press("Tab")
      await MainLoop.run { view.contentOffset.y > 0 }
      #expect(view.contentOffset.y == 30 + 200 * 20 + 30 - view.viewportSize.height)
      #expect(window.texts.contains("line 199"))
      #expect(window.texts.count <= 30)
      await InputTool.press("shift+Tab")
      await MainLoop.run { view.contentOffset.y == 0 }
      #expect(window.texts.first == "first" || window.texts.contains("line 0"))
    }

    @Test func `keys scroll a page of text`() async throws {
      await window.show {
        Scroll { Column { ForEach(0..<100, id: \.self) { Text("line \($0)").frame(height: 20) } } }
      }
      let view = try window.scrollView()
      await InputTool.press("Tab")
      await InputTool.press("Down")
      await MainLoop.run { view.contentOffset.y == 40 }
      await InputTool.press("space")
      await MainLoop.run { view.contentOffset.y == 220 }
      await InputTool.press("End")
      await MainLoop.run { view.contentOffset.y == 1800 }
      #expect(window.texts.contains("line 99"))
    }
  }

  /// A window of 200 × 200 points without a border that shows components.
  @MainActor final class ScrollWindow {
    let view = GTKHostingView(sizing: .fill) {}
    private let widget: UnsafeMutablePointer<GtkWidget> = gtk_window_new()

    init() {
      g_object_ref_sink(widget)
      gtk_window_set_decorated(window, 0)
      gtk_window_set_default_size(window, 200, 200)
      gtk_window_set_child(window, view.widget)
    }

    isolated deinit {
      gtk_window_destroy(window)
      g_object_unref(widget)
    }

    private var window: UnsafeMutablePointer<GtkWindow> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    }

    func show(@ComponentBuilder _ content: () -> ComponentList) async {
      view.setContent(content)
      gtk_window_present(window)
      await MainLoop.run { gtk_widget_get_width(self.view.widget) == 200 }
      await MainLoop.settle()
    }

    func scrollView() throws -> GTKScrollView {
      try #require(views(in: view.root).compactMap { $0 as? GTKScrollView }.first)
    }

    var texts: [String] {
      views(in: view.root).compactMap { ($0 as? GTKTextView)?.contentLabel }
    }

    private func views(in view: GTKView) -> [GTKView] {
      view.isHidden ? [] : [view] + view.subviews.flatMap(views)
    }
  }
}
#endif
