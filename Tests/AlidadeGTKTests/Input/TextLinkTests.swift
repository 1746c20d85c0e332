#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Follows links in texts with a real pointer and keyboard.
  @MainActor @Suite struct TextLinkTests {
    private struct Sentence: Component {
      let log: EventLog

      var body: some Component {
        let text = Text {
          "Read "
          Text("the manual").link("https://example.org/manual")
          " or "
          Text("ask").link("alidade://ask", tooltip: "Ask somebody")
          "."
        }
        text.family(.monospaced).size(16)
          .onOpenLink { address in
            log.record(address)
            return true
          }
          .padding(20)
      }
    }

    private let log = EventLog()

    private func links(_ view: GTKHostingView) throws -> [GTKPressableView] {
      let text = try #require(view.root.texts.first)
      return text.subviews.compactMap { $0 as? GTKPressableView }
    }

    private func middle(_ link: GTKView, in window: TestWindow) -> (Int, Int) {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(link.widget, window.widget, &bounds)
      return (Int(bounds.origin.x + bounds.size.width / 2), Int(bounds.origin.y + 6))
    }

    @Test func `a click on a link follows it, and a click beside it doesn't`() async throws {
      let (window, view) = await TestWindow.showing(Sentence(log: log), width: 500)
      let links = try links(view)
      #expect(links.count == 2)
      for link in links {
        let (x, y) = middle(link, in: window)
        await InputTool.click(x, y)
      }
      #expect(log.take() == ["https://example.org/manual", "alidade://ask"])
      await InputTool.click(22, middle(links[0], in: window).1)
      #expect(log.take() == [])
    }

    @Test func `Tab goes from link to link, and Return follows it`() async throws {
      let (window, view) = await TestWindow.showing(Sentence(log: log), width: 500)
      try await Keyboard.focus(window)
      // The window gives the focus to the first link.
      let links = try links(view)
      gtk_widget_grab_focus(links[0].widget)
      try await Keyboard.press("Return")
      try await Keyboard.press("Tab")
      #expect(gtk_widget_has_visible_focus(links[1].widget) != 0)
      try await Keyboard.press("Return")
      #expect(log.take() == ["https://example.org/manual", "alidade://ask"])
      try await Keyboard.press("Escape")
      #expect(log.take() == [])
    }

    @Test func `assistive technologies find each link and press it`() async throws {
      let (window, _) = await TestWindow.showing(Sentence(log: log), width: 500)
      try await Keyboard.focus(window)
      let found = try await AccessibilityClient.elements().filter { $0.role == "link" }
      #expect(found.map(\.name) == ["the manual", "ask"])
      #expect(found.allSatisfy { $0.states.contains("focusable") })
      try await AccessibilityClient.press("link", "ask")
      #expect(log.take() == ["alidade://ask"])
    }

    @Test func `a link has a tooltip, the pointing cursor, and a ring around its words`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Sentence(log: log), width: 500)
      let links = try links(view)
      let tooltips = links.map { link in
        gtk_widget_get_tooltip_text(link.widget).map { String(cString: $0) }
      }
      #expect(tooltips == ["https://example.org/manual", "Ask somebody"])
      let cursor = gtk_widget_get_cursor(links[0].widget).flatMap { gdk_cursor_get_name($0) }
      #expect(cursor.map { String(cString: $0) } == "pointer")
      let before = try Pixels(of: view.root)
      try await Keyboard.focus(window)
      gtk_widget_grab_focus(links[1].widget)
      gtk_window_set_focus_visible(
        UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self), 1)
      await window.frame()
      let after = try Pixels(of: view.root)
      let text = try #require(view.root.texts.first)
      let left = Int(text.frame.minX + links[1].frame.minX) - 1
      let y = Int(text.frame.minY + links[1].frame.minY + links[1].frame.size.height / 2)
      #expect(before[left, y] != after[left, y])
      #expect(before[left - 10, y] == after[left - 10, y])
    }

    @Test func `a link in two lines reacts where its words are`() async throws {
      let text =
        Text("words before ") + Text("a link with many words").link("https://a.b")
        + Text(" after")
      let (window, view) = await TestWindow.showing(
        text.family(.monospaced).size(16).padding(10), width: 240)
      let link = try #require(links(view).first)
      let label = try #require(view.root.texts.first)
      #expect(label.textLayout?.lineCount == 2 || label.textLayout?.lineCount == 3)
      let parts = try #require(
        label.textLayout?.shownRectangles(of: 13..<35, width: label.frame.size.width))
      #expect(parts.count >= 2)
      func pick(_ point: Point) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_pick(label.widget, point.x, point.y, GTK_PICK_DEFAULT)
      }
      func middle(_ part: Rect) -> Point {
        Point(x: (part.minX + part.maxX) / 2, y: (part.minY + part.maxY) / 2)
      }
      for part in parts { #expect(pick(middle(part)) == link.widget) }
      #expect(pick(Point(x: 10, y: middle(parts[0]).y)) == label.widget)
      withExtendedLifetime(window) {}
    }

    @Test func `an address that nothing takes goes to the desktop`() async throws {
      let window = await TestWindow()
      var opened: [String] = []
      window.host.open = { address, _ in opened.append(address) }
      window.host.openAddress("https://a.b")
      #expect(opened == ["https://a.b"])
    }
  }
}
#endif
