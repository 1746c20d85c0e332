#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Tooltips that have components, with a real pointer and a real keyboard.
  @MainActor @Suite(PrintsNoCriticals()) struct ContentTooltipTests {
    private let log = EventLog()

    /// A button with a tooltip, and another one below it.
    private struct Page: Component {
      let log: EventLog

      func body(_ context: Context<NoState>) -> some Component {
        Column(alignment: .start) {
          Button("Person") { [log] in log.record("person") }
            .tooltip("Ada Lovelace") {
              Text("Mathematician").frame(width: 120, height: 100)
            }
          Button("Other") { [log] in log.record("other") }
        }
      }
    }

    private func show() async throws -> (TestWindow, GTKHostingView) {
      let (window, view) = await TestWindow.showing(Page(log: log))
      try await Keyboard.focus(window)
      await leave()
      return (window, view)
    }

    /// Moves the pointer to a place of the window without any buttons.
    private func leave() async { await InputTool.run("mousemove 290 230") }

    private func person(_ view: GTKHostingView) throws -> GTKView {
      try #require(view.button("Person"))
    }

    /// Waits until a tooltip is on the screen.
    private func shownTooltip(_ view: GTKHostingView) async throws -> GTKPopover {
      await MainLoop.run {
        view.popovers.first.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
      }
      await MainLoop.run { view.popovers.first?.hostingView.shownTexts == ["Mathematician"] }
      return try #require(view.popovers.first)
    }

    /// Focuses the button with the keyboard, and shows its tooltip.
    private func showWithKeys(_ view: GTKHostingView) async throws -> GTKPopover {
      await InputTool.press("Tab")
      #expect(try person(view).containsFocus)
      await InputTool.press("ctrl+F1")
      return try await shownTooltip(view)
    }

    @Test func `a tooltip appears when the pointer rests, and goes with it`() async throws {
      let (window, view) = try await show()
      try await person(view).widget.hover()
      #expect(view.popovers.isEmpty, "The pointer has not rested yet.")
      let tooltip = try await shownTooltip(view)
      #expect(tooltip.configuration.role == .tooltip)
      await leave()
      await MainLoop.run { view.popovers.isEmpty }
      await MainLoop.settle()
      #expect(gtk_widget_get_parent(tooltip.widget) == nil)
      withExtendedLifetime(window) {}
    }

    @Test func `Control-F1 shows the tooltip of what has the focus, and hides it`() async throws {
      let (window, view) = try await show()
      _ = try await showWithKeys(view)
      #expect(try person(view).containsFocus, "A tooltip doesn't take the focus.")
      await InputTool.press("ctrl+F1")
      await MainLoop.run { view.popovers.isEmpty }
      await InputTool.press("Tab")
      #expect(view.button("Other")?.containsFocus == true)
      await InputTool.press("ctrl+F1")
      await MainLoop.settle()
      #expect(view.popovers.isEmpty, "The other button has no tooltip.")
      withExtendedLifetime(window) {}
    }

    @Test func `Escape hides a tooltip, and the focus stays`() async throws {
      let (window, view) = try await show()
      _ = try await showWithKeys(view)
      await InputTool.press("Escape")
      await MainLoop.run { view.popovers.isEmpty }
      await MainLoop.settle()
      #expect(try person(view).containsFocus)
      await InputTool.press("space")
      await MainLoop.run { log.entries == ["person"] }
      withExtendedLifetime(window) {}
    }

    @Test func `the keys of the button work while its tooltip is shown`() async throws {
      let (window, view) = try await show()
      _ = try await showWithKeys(view)
      await InputTool.press("space")
      await MainLoop.run { log.entries == ["person"] }
      #expect(try person(view).containsFocus)
      await InputTool.press("Tab")
      await MainLoop.run { view.popovers.isEmpty }
      #expect(view.button("Other")?.containsFocus == true)
      withExtendedLifetime(window) {}
    }

    @Test func `a click on a tooltip reaches what is behind it`() async throws {
      let (window, view) = try await show()
      let tooltip = try await showWithKeys(view)
      let other = try #require(view.button("Other")).widget
      let (x, y) = try await other.placeAtRest()
      let surface = try #require(gtk_native_get_surface(OpaquePointer(tooltip.widget)))
      let (left, top) = (gdk_popup_get_position_x(surface), gdk_popup_get_position_y(surface))
      #expect((Int(left)..<Int(left + gdk_surface_get_width(surface))).contains(x))
      #expect((Int(top)..<Int(top + gdk_surface_get_height(surface))).contains(y))
      await InputTool.click(x, y)
      await MainLoop.run { log.entries == ["other"] }
      withExtendedLifetime(window) {}
    }

    @Test func `assistive technologies find a tooltip with its text`() async throws {
      let (window, view) = try await show()
      _ = try await showWithKeys(view)
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "tool tip" })
      #expect(elements.contains { $0.role == "label" && $0.name == "Mathematician" })
      #expect(elements.contains { $0.description == "Ada Lovelace" })
      withExtendedLifetime(window) {}
    }
  }
}
#endif
