#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

/// A window with a header bar in place of its title bar.
private struct Mail: App {
  struct State: Sendable { var term = "" }

  var log = EventLog()

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let term = context.state.term
    Window("Mail", size: Size(width: 500, height: 200)) {
      Column {
        Text("Found \(term)")
        Button("Message") { log.record("message") }
      }
      .headerBar("Inbox", subtitle: "3 unread") {
        Button("New") { log.record("new") }
      } end: {
        SearchButton()
      }
      .search(
        text: Binding(term) { term in
          log.record("term \(term)")
          context.update { $0.term = term }
        }, opensOnTyping: true)
    }
    .titleBar(false)
  }
}

extension GTKTests {
  /// Header bars with a real pointer and a real keyboard.
  @MainActor @Suite struct HeaderBarTests {
    private let log = EventLog()

    private func start() async throws -> (GTKApplication, GTKWindow) {
      let application = GTKApplication(Mail(log: log), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
      await MainLoop.settle()
      return (application, window)
    }

    private func all<View: NativeView>(_ type: View.Type, in view: GTKView) -> [View] {
      let isShown = gtk_widget_get_mapped(view.widget) != 0
      let here = isShown ? (view as? View).map { [$0] } ?? [] : []
      let inside = (view as? GTKWidgetView)?.contentView as? GTKView
      return here + (view.subviews + (inside?.subviews ?? [])).flatMap { all(type, in: $0) }
    }

    private func controls(_ window: GTKWindow) -> [GTKWindowControlsView] {
      all(GTKWindowControlsView.self, in: window.hostingView.root)
    }

    private func buttons(_ controls: GTKWindowControlsView) -> [UnsafeMutablePointer<GtkWidget>] {
      var buttons: [UnsafeMutablePointer<GtkWidget>] = []
      var next = gtk_widget_get_first_child(controls.content)
      while let child = next {
        buttons.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
      return buttons
    }

    /// Returns the middle of a widget on the display, whose corner the window is in.
    private func place(
      of widget: UnsafeMutablePointer<GtkWidget>, in window: GTKWindow
    ) -> (Int, Int) {
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gtk_widget_translate_coordinates(
        widget, window.widget, Double(gtk_widget_get_width(widget)) / 2,
        Double(gtk_widget_get_height(widget)) / 2, &x, &y)
      gtk_native_get_surface_transform(OpaquePointer(window.widget), &left, &top)
      return (Int(x + left), Int(y + top))
    }

    private func setDecorationLayout(_ text: String?) async {
      guard let settings = gtk_settings_get_default() else { return }
      if let text {
        ObjectProperty.set(
          "gtk-decoration-layout", to: .string(text), of: UnsafeMutablePointer(settings))
      } else {
        gtk_settings_reset_property(settings, "gtk-decoration-layout")
      }
      await MainLoop.settle()
    }

    private func quit(_ application: GTKApplication) async {
      application.quit()
      await MainLoop.settle()
    }

    @Test func `a click on the close button closes the window`() async throws {
      await setDecorationLayout(":minimize,maximize,close")
      let (application, window) = try await start()
      let controls = try #require(self.controls(window).first)
      let close = try #require(buttons(controls).last)
      let (x, y) = place(of: close, in: window)
      #expect(x > 450 && y < 60)
      await InputTool.click(x, y)
      await MainLoop.run { application.windows.isEmpty }
      await setDecorationLayout(nil)
    }

    @Test func `the buttons follow the setting of the desktop`() async throws {
      await setDecorationLayout("close:")
      let (application, window) = try await start()
      var shown = try #require(controls(window).first)
      #expect(buttons(shown).count == 1)
      #expect(shown.controlContent.isAtStart)
      var frame = shown.frame
      #expect(frame.minX < 20)
      await setDecorationLayout("menu:minimize,close,spacer")
      await MainLoop.run { controls(window).first?.controlContent.buttons == [.minimize, .close] }
      await MainLoop.settle()
      shown = try #require(controls(window).first)
      #expect(controls(window).count == 1)
      #expect(buttons(shown).count == 2)
      frame = shown.frame
      #expect(place(of: shown.widget, in: window).0 > 400)
      await setDecorationLayout("")
      await MainLoop.run { controls(window).isEmpty }
      await quit(application)
      await setDecorationLayout(nil)
    }

    @Test(arguments: [":close", ":minimize,close", ":minimize,maximize,close"])
    func `the buttons have the space that GTK gives them`(_ layout: String) async throws {
      await setDecorationLayout(layout)
      let (application, window) = try await start()
      let shown = try #require(controls(window).first)
      #expect(shown.frame.size == shown.sizeThatFits(width: .infinity))
      await quit(application)
      await setDecorationLayout(nil)
    }

    @Test func `a button in the bar is clicked`() async throws {
      let (application, window) = try await start()
      let button = try #require(all(GTKPressableView.self, in: window.hostingView.root).first)
      let (x, y) = place(of: button.widget, in: window)
      await InputTool.click(x, y)
      #expect(log.take() == ["new"])
      await quit(application)
    }

    @Test func `the empty bar moves the window`() async throws {
      let (application, window) = try await start()
      let button = try #require(all(GTKPressableView.self, in: window.hostingView.root).first)
      let (x, y) = place(of: button.widget, in: window)
      // Right of the button, and left of the title.
      await InputTool.drag(from: (x + 60, y), to: (x + 160, y + 100))
      await InputTool.run("mouseup 1")
      await InputTool.click(x, y)
      #expect(log.take() == [], "The button is elsewhere.")
      await InputTool.click(x + 100, y + 100)
      #expect(log.take() == ["new"])
      await quit(application)
    }

    @Test func `the keyboard opens, fills and closes the search`() async throws {
      let (application, _) = try await start()
      await InputTool.press("s")
      await InputTool.press("o")
      #expect(log.take() == ["term s", "term so"])
      await InputTool.press("Escape")
      #expect(log.take() == ["term "])
      await InputTool.press("ctrl+f")
      await InputTool.press("x")
      #expect(log.take() == ["term x"])
      await quit(application)
    }

    @Test func `assistive technologies find the title and the buttons`() async throws {
      await setDecorationLayout(":close")
      let (application, _) = try await start()
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "heading" && $0.name == "Inbox" })
      for name in ["New", "Close"] {
        #expect(elements.contains { $0.role == "push button" && $0.name == name }, "\(name)")
      }
      #expect(elements.contains { $0.role.hasSuffix("button") && $0.name == "Search" })
      await quit(application)
      await setDecorationLayout(nil)
    }
  }
}
#endif
