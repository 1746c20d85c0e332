#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeCore

extension GTKTests {
  @MainActor @Suite struct StatefulViewTests {
    /// Shows one component in a part of a window, as a hosting view does.
    @MainActor private final class Place {
      let mounted: MountedTree
      private let size: Size

      init(_ view: GTKView) {
        size = view.frame.size
        mounted = MountedTree(in: view, mounter: Mounter(host: GTKMountHost(root: view)))
      }

      func show(_ tree: ComponentTree) {
        let result = tree.render(
          in: SizeRange(exactly: size), LayoutContext(measurer: mounted.mounter.host.measurer))
        tree.willMount(
          result.renderTree, generation: result.generation, revision: result.revision)
        mounted.update(to: result.renderTree)
        tree.didMount()
      }
    }

    private func places(in window: TestWindow) -> (Place, Place) {
      let upper = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 70))
      let lower = window.add(GTKView(), Rect(x: 0, y: 80, width: 200, height: 70))
      return (Place(upper), Place(lower))
    }

    private func entry(in place: Place) -> UnsafeMutablePointer<GtkWidget>? {
      func find(_ view: GTKView) -> GTKWidgetView? {
        if let found = view as? GTKWidgetView { return found }
        return view.subviews.lazy.filter { !$0.isHidden }.compactMap(find).first
      }
      return (place.mounted.rootView as? GTKView).flatMap(find)?.content
    }

    private func focus(of window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
      gtk_root_get_focus(OpaquePointer(window.widget))
    }

    private func write(_ text: String, into entry: UnsafeMutablePointer<GtkWidget>) {
      var position: Int32 = 0
      gtk_editable_insert_text(OpaquePointer(entry), text, -1, &position)
    }

    private func selection(_ widget: UnsafeMutablePointer<GtkWidget>) -> [Int32] {
      var (start, end): (Int32, Int32) = (-1, -1)
      gtk_editable_get_selection_bounds(OpaquePointer(widget), &start, &end)
      return [start, end]
    }

    @Test func `text, selection, undo and the focus survive a move between two hosts`() async throws
    {
      let window = await TestWindow()
      let (upper, lower) = places(in: window)
      let tree = ComponentTree(Field(typeName: "GtkEntry")) { _ in }
      upper.show(tree)
      let entry = try #require(self.entry(in: upper))
      gtk_widget_grab_focus(entry)
      write("Hello", into: entry)
      gtk_editable_select_region(OpaquePointer(entry), 1, 3)
      await window.frame()
      let focused = try #require(focus(of: window))
      #expect(gtk_widget_is_ancestor(focused, entry) != 0)

      upper.mounted.unmountAll()
      #expect(focus(of: window) != focused, "what is hidden loses the focus")
      lower.show(tree)
      #expect(self.entry(in: upper) == nil)
      #expect(self.entry(in: lower) == entry)
      #expect(focus(of: window) == focused)
      await window.frame()
      #expect(focus(of: window) == focused)
      #expect(gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } == "Hello")
      #expect(selection(entry) == [1, 3])
      gtk_widget_activate_action_variant(focused, "text.undo", nil)
      #expect(gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } == "")
      await window.frame()
    }

    @Test func `a view goes to another window, and is focused there`() async throws {
      let (one, other) = (await TestWindow(), await TestWindow())
      let (from, to) = (places(in: one).0, places(in: other).0)
      let tree = ComponentTree(Field(typeName: "GtkEntry")) { _ in }
      from.show(tree)
      let entry = try #require(self.entry(in: from))
      gtk_widget_grab_focus(entry)
      write("Hello", into: entry)
      gtk_editable_select_region(OpaquePointer(entry), 1, 3)
      let focused = focus(of: one)
      from.mounted.unmountAll()
      to.show(tree)
      await other.frame()
      #expect(self.entry(in: to) == entry)
      #expect(focus(of: other) == focused)
      #expect(selection(entry) == [1, 3])
    }

    @Test func `where a text view is scrolled survives a move`() async throws {
      let window = await TestWindow()
      let (upper, lower) = places(in: window)
      let tree = ComponentTree(Field(typeName: "GtkScrolledWindow", hasText: true)) { _ in }
      upper.show(tree)
      await window.frame()
      let scrolled = try #require(self.entry(in: upper))
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
      await MainLoop.run { gtk_adjustment_get_upper(adjustment) > 500 }
      gtk_adjustment_set_value(adjustment, 300)
      await window.frame()
      #expect(gtk_adjustment_get_value(adjustment) == 300)
      upper.mounted.unmountAll()
      lower.show(tree)
      await window.frame()
      await window.frame()
      #expect(gtk_adjustment_get_value(adjustment) == 300)
    }

    @Test func `a selection survives that the wrapper is given to another component meanwhile`()
      async throws
    {
      let window = await TestWindow()
      let (upper, lower) = places(in: window)
      let (tree, other) = (
        ComponentTree(Field(typeName: "GtkEntry")) { _ in },
        ComponentTree(Field(typeName: "GtkEntry", text: "other")) { _ in }
      )
      upper.show(tree)
      let entry = try #require(self.entry(in: upper))
      write("Hello", into: entry)
      gtk_editable_select_region(OpaquePointer(entry), 3, 1)
      let cursor = gtk_editable_get_position(OpaquePointer(entry))
      await window.frame()
      upper.mounted.unmountAll()
      upper.show(other)
      #expect(gtk_widget_get_root(entry) == nil)
      lower.show(tree)
      #expect(self.entry(in: lower) == entry)
      #expect(selection(entry) == [1, 3])
      #expect(gtk_editable_get_position(OpaquePointer(entry)) == cursor)
    }

    @Test func `a widget that was taken out by hand is put back with the next mount`() async throws
    {
      let window = await TestWindow()
      let (upper, _) = places(in: window)
      let tree = ComponentTree(Field(typeName: "GtkEntry")) { _ in }
      upper.show(tree)
      let entry = try #require(self.entry(in: upper))
      write("Hello", into: entry)
      let view = try #require(gtk_widget_get_parent(entry))
      gtk_widget_unparent(view)
      #expect(gtk_widget_get_root(entry) == nil)
      upper.mounted.unmountAll()
      upper.show(tree)
      #expect(self.entry(in: upper) == entry)
      #expect(gtk_widget_get_root(entry) != nil)
      #expect(gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } == "Hello")
      await window.frame()
    }

    @Test func `a view that nobody wants back waits for the next component of its kind`()
      async throws
    {
      let window = await TestWindow()
      let (upper, lower) = places(in: window)
      let tree = ComponentTree(Field(typeName: "GtkEntry")) { _ in }
      upper.show(tree)
      let entry = try #require(self.entry(in: upper))
      let pool = upper.mounted.mounter.statefulViews
      pool.removeAll()
      upper.mounted.unmountAll()
      #expect(pool.count == 0)
      await MainLoop.run { pool.count == 1 }
      lower.show(ComponentTree(Field(typeName: "GtkEntry", text: "other")) { _ in })
      #expect(self.entry(in: lower) == entry)
      #expect(gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } == "other")
      lower.mounted.tearDown()
      upper.mounted.tearDown()
      await MainLoop.settle()
      pool.removeAll()
    }
  }
}

/// A stock widget that remembers what the user does to it.
private struct Field: StatefulViewComponent, Equatable {
  let typeName: String
  var text = ""
  var hasText = false

  final class Controller: StatefulViewComponentController<Field> {
    static func contextForNewStatefulView(_ field: Field) -> String { field.typeName }

    static func newStatefulView(_ typeName: String) -> GTKWidgetView {
      guard typeName == "GtkScrolledWindow" else {
        return GTKWidgetView(content: gtk_entry_new())
      }
      let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
      let text: UnsafeMutablePointer<GtkWidget> = gtk_text_view_new()
      let lines = (0..<100).map { "line \($0)" }.joined(separator: "\n")
      let view = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), lines, -1)
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), text)
      return GTKWidgetView(content: scrolled)
    }

    static func configureStatefulView(_ view: GTKWidgetView, for field: Field) {
      if !field.hasText { gtk_editable_set_text(OpaquePointer(view.content), field.text) }
    }
  }
}
#endif
