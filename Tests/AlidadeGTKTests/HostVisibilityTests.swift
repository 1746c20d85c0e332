#if GTK
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

extension GTKTests {
  /// Hosting views in a scrolled window of another program.
  @MainActor @Suite struct HostVisibilityTests {
    /// A window with a scrolled window that contains a label of 100 points above a hosting view.
    @MainActor private final class ForeignWindow {
      let view: GTKHostingView
      let widget: UnsafeMutablePointer<GtkWidget>
      let scrolled: UnsafeMutablePointer<GtkWidget>

      init(@ComponentBuilder content: () -> ComponentList) async {
        // The first hosting view initializes GTK.
        view = GTKHostingView(content: content)
        widget = gtk_window_new()
        scrolled = gtk_scrolled_window_new()
        g_object_ref_sink(widget)
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_decorated(window, 0)
        gtk_window_set_default_size(window, 200, 200)
        let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let above: UnsafeMutablePointer<GtkWidget> = gtk_label_new("above")
        gtk_widget_set_size_request(above, -1, 100)
        gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), above)
        gtk_box_append(
          UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), view.widget)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), column)
        gtk_window_set_child(window, scrolled)
        gtk_window_present(window)
        await MainLoop.run { gtk_widget_get_width(self.view.widget) > 0 }
        await MainLoop.settle()
      }

      isolated deinit {
        gtk_window_destroy(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
        g_object_unref(widget)
      }

      func scroll(to offset: Double) async {
        gtk_adjustment_set_value(
          gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)), offset)
        await MainLoop.settle()
      }

      var texts: [String] { texts(in: view.root) }

      private func texts(in view: GTKView) -> [String] {
        if view.isHidden { return [] }
        if let text = view as? GTKTextView { return [text.contentLabel ?? ""] }
        return view.subviews.flatMap(texts)
      }
    }

    private func lines() async -> ForeignWindow {
      await ForeignWindow {
        Column { ForEach(0..<1000, id: \.self) { Text("line \($0)").frame(height: 20) } }
      }
    }

    @Test func `a list mounts only the rows in sight, and scrolls what is around it`() async {
      let controller = ListController()
      let window = await ForeignWindow {
        Text("top").frame(height: 30)
        List(Array(0..<10_000), id: \.self, estimatedRowHeight: 10, controller: controller) {
          Text("row \($0)").frame(height: 20)
        }
        Text("bottom").frame(height: 30)
      }
      #expect(window.texts.first == "top" && window.texts.contains("row 3"))
      #expect(controller.counters.rowViewsCreated <= 12)
      #expect(gtk_widget_get_height(window.view.widget) > 100_000)
      // Rows that aren't measured count with their estimated height.
      await window.scroll(to: 5130)
      let rows = window.texts.compactMap { Int($0.dropFirst(4)) }.sorted()
      let first = rows.first ?? 0
      #expect((480...500).contains(first) && rows.count >= 10)
      #expect(rows == Array(first..<(first + rows.count)))
      #expect(controller.counters.rowViewsCreated <= 24)
      controller.scroll(to: 9000, at: .start)
      await MainLoop.run { window.texts.contains("row 9000") }
      await MainLoop.settle()
      #expect(window.texts.contains("row 9000") && window.texts.contains("row 9009"))
      // The end moves until all rows there are measured.
      for _ in 0..<100 where !window.texts.contains("row 9999") {
        await window.scroll(to: .greatestFiniteMagnitude)
      }
      #expect(window.texts.contains("row 9999") && window.texts.last == "bottom")
      #expect(controller.counters.rowViewsCreated <= 36)
    }

    @Test func `it mounts only what is near its visible part`() async {
      let window = await lines()
      #expect(gtk_widget_get_height(window.view.widget) == 20_000)
      #expect(window.texts.count <= 20 && window.texts.first == "line 0")
      await window.scroll(to: 5100)
      #expect(window.texts.contains("line 250") && window.texts.contains("line 259"))
      #expect(window.texts.count <= 24)
      let created = window.view.counters.viewsCreated
      await window.scroll(to: 5300)
      #expect(window.texts.contains("line 269"))
      #expect(window.view.counters.viewsCreated <= created + 2)
    }

    @Test func `a list that was taken out of its scrolled window scrolls nothing`() async {
      let controller = ListController()
      let window = await ForeignWindow {
        List(Array(0..<10_000), id: \.self, estimatedRowHeight: 20, controller: controller) {
          Text("row \($0)").frame(height: 20)
        }
      }
      await window.scroll(to: 500)
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(window.scrolled))
      // This frees the viewport.
      gtk_scrolled_window_set_child(OpaquePointer(window.scrolled), nil)
      #expect(gtk_widget_get_ancestor(window.view.widget, gtk_viewport_get_type()) == nil)
      let before = gtk_adjustment_get_value(adjustment)
      controller.scroll(to: 900, at: .start)
      await MainLoop.settle()
      #expect(gtk_adjustment_get_value(adjustment) == before)
    }

    @Test func `a view that was taken out and put back mounts what is near its visible part`()
      async
    {
      let window = await lines()
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(window.scrolled))
      gtk_scrolled_window_set_child(OpaquePointer(window.scrolled), nil)
      gtk_scrolled_window_set_child(OpaquePointer(window.scrolled), window.view.widget)
      await MainLoop.run { gtk_adjustment_get_upper(adjustment) == 20_000 }
      await window.scroll(to: 5000)
      #expect(window.texts.contains("line 250") && window.texts.contains("line 259"))
      #expect(window.texts.count <= 24)
    }

    @Test func `the wheel shows what it scrolls to`() async {
      let window = await lines()
      for _ in 0..<5 { await InputTool.run("mousemove 50 150 click 5") }
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(window.scrolled))
      await MainLoop.run { gtk_adjustment_get_value(adjustment) > 120 }
      let first = Int((gtk_adjustment_get_value(adjustment) - 100) / 20)
      #expect(window.texts.contains("line \(first + 9)"))
      #expect(window.texts.count <= 24)
    }
  }
}
#endif
