#if GTK
import AlidadeCore
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

/// A colored box of a size.
private struct Block: ViewComponent {
  var color = Color(hex: 0xFF0000)
  var size = ComponentSize(width: 40, height: 30)

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .container(), attributes: ViewOptions(backgroundColor: color).viewAttributes())
  }
}

/// A stock widget.
private struct Toggle: ViewComponent {
  var isOn = false
  var action: @MainActor @Sendable () -> Void = {}
  var size: ComponentSize { ComponentSize(width: 60, height: 30) }

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .widget("GtkSwitch"),
      attributes: [
        .property("active", isOn), .property("name", "toggle", reset: ""),
        .signal("notify::active", perform: action),
      ])
  }
}

extension GTKTests {
  @MainActor @Suite struct HostingTests {
    private func widget(_ view: GTKHostingView) throws -> GTKWidgetView {
      try #require(view.root.subviews.first as? GTKWidgetView)
    }

    @Test func `a component is shown in a window`() async throws {
      let window = GTKWindow(title: "Test", size: Size(width: 120, height: 80)) { Block() }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      let pixels = try Pixels(png: GTKScreenshot.png(of: window.hostingView))
      #expect(pixels.width == 120 && pixels.height == 80)
      #expect(pixels[5, 5] == 0xFF0000)
      var isClosed = false
      window.didClose = { isClosed = true }
      window.close()
      #expect(isClosed)
    }

    @Test func `a host is visible while its widget is on the screen`() async {
      let window = GTKWindow(title: "Test", size: Size(width: 120, height: 80)) { Block() }
      #expect(!window.hostingView.host.isVisible)
      window.present()
      await MainLoop.run { window.hostingView.host.isVisible }
      gtk_widget_set_visible(window.hostingView.widget, 0)
      #expect(!window.hostingView.host.isVisible)
      gtk_widget_set_visible(window.hostingView.widget, 1)
      await MainLoop.run { window.hostingView.host.isVisible }
      window.close()
      #expect(!window.hostingView.host.isVisible)
    }

    @Test func `a hosting view has the direction that GTK has`() {
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      #expect(GTKHostingView { Block() }.host.layoutDirection == .leftToRight)
      let window = GTKWindow(title: "Test", size: Size(width: 120, height: 80)) { Block() }
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      #expect(window.hostingView.host.layoutDirection == .rightToLeft)
      #expect(GTKHostingView { Block() }.host.layoutDirection == .rightToLeft)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      #expect(window.hostingView.host.layoutDirection == .leftToRight)
      window.close()
    }

    @Test func `a new component is shown in the next frame`() async throws {
      let window = GTKWindow(title: "Test", size: Size(width: 120, height: 80)) { Block() }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      let counters = window.hostingView.counters
      window.hostingView.setContent { Block(color: Color(hex: 0x0000FF)) }
      await MainLoop.run { window.hostingView.counters != counters }
      let pixels = try Pixels(png: GTKScreenshot.png(of: window.hostingView))
      #expect(pixels[5, 5] == 0x0000FF)
      #expect(window.hostingView.counters.viewsCreated == counters.viewsCreated)
      window.close()
    }

    @Test func `a hosting view asks a container for the room its component wants`() async {
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      g_object_ref_sink(box)
      weak var view: GTKHostingView?
      do {
        let made = GTKHostingView { Block() }
        view = made
        gtk_box_append(
          UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), made.widget)
      }
      #expect(view != nil, "it is kept alive by where it is")
      var natural: Int32 = 0
      gtk_widget_measure(box, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
      #expect(natural == 40)
      gtk_widget_measure(box, GTK_ORIENTATION_VERTICAL, 40, nil, &natural, nil, nil)
      #expect(natural == 30)
      view?.minimumSize = Size(width: 70, height: 0)
      var minimum: Int32 = 0
      gtk_widget_measure(box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      #expect(minimum == 70)
      if let widget = view?.widget {
        gtk_box_remove(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
      }
      #expect(view == nil)
      g_object_unref(box)
    }

    @Test func `a hosting view that fills asks for nothing`() {
      let view = GTKHostingView(sizing: .fill) { Block() }
      var natural: Int32 = 1
      gtk_widget_measure(view.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
      #expect(natural == 0)
    }

    @Test func `a property of a stock widget follows its component`() async throws {
      let view = GTKHostingView { Toggle(isOn: true) }
      view.host.size = Size(width: 100, height: 50)
      let toggle = try widget(view)
      #expect(toggle.property("active", as: Bool.self) == true)
      #expect(toggle.property("name") == "toggle")
      view.setContent { Toggle(isOn: false) }
      view.host.update()
      #expect(try widget(view) === toggle)
      #expect(toggle.property("active", as: Bool.self) == false)
    }

    @Test func `a signal reaches the newest closure and none after the view is gone`() async throws
    {
      var heard: [String] = []
      let view = GTKHostingView { Toggle { heard.append("old") } }
      view.host.size = Size(width: 100, height: 50)
      let toggle = try widget(view)
      toggle.setProperty("active", true)
      view.setContent { Toggle { heard.append("new") } }
      view.host.update()
      heard.append("|")
      toggle.setProperty("active", true)
      toggle.setProperty("active", false)
      view.setContent { Block() }
      view.host.update()
      toggle.setProperty("active", true)
      #expect(heard.prefix(2) == ["old", "|"])
      #expect(heard.last == "new")
    }
  }
}
#endif
