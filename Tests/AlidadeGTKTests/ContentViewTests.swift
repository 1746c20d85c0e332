#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// Views that are mounted in a container widget of GTK's.
  @MainActor @Suite struct ContentViewTests {
    @Test func `children of a frame are in it, at frames relative to its content`() async throws {
      let window = await TestWindow()
      let mounted = MountedTree(in: window.root, mounter: Mounter(host: window.host))
      mounted.update(to: tree(of: "GtkFrame", .property("label", "A title")))
      await window.frame()
      let frame = try #require(window.root.subviews.first as? GTKWidgetView)
      let child = try #require((frame.contentView as? GTKView)?.subviews.first)
      #expect(gtk_widget_is_ancestor(child.widget, frame.content) != 0)
      let inContent = try #require(bounds(of: child, in: (frame.contentView as? GTKView)?.widget))
      #expect(inContent == Rect(x: 5, y: 6, width: 20, height: 10))
      let inFrame = try #require(bounds(of: child, in: frame.widget))
      #expect(inFrame.minX >= 5 && inFrame.minY > 6 + 8, "The title is above the child.")
      #expect(inFrame.size == inContent.size)
      mounted.tearDown()
      #expect(window.root.subviews.isEmpty)
    }

    @Test func `children of a revealer are shown when it reveals them`() async throws {
      let window = await TestWindow()
      let mounted = MountedTree(in: window.root, mounter: Mounter(host: window.host))
      mounted.update(
        to: tree(of: "GtkRevealer", .property("reveal-child", false, reset: false)))
      await window.frame()
      let revealer = try #require(window.root.subviews.first as? GTKWidgetView)
      let child = try #require((revealer.contentView as? GTKView)?.subviews.first)
      #expect(gtk_widget_get_mapped(child.widget) == 0)
      mounted.update(
        to: tree(
          of: "GtkRevealer", .property("transition-type", "none"),
          .property("reveal-child", true, reset: false)))
      await window.frame()
      let revealed = try #require(window.root.subviews.last { !$0.isHidden } as? GTKWidgetView)
      let shown = try #require((revealed.contentView as? GTKView)?.subviews.first)
      #expect(gtk_widget_get_mapped(shown.widget) == 1)
      mounted.tearDown()
    }

    @Test func `a press reaches a child of a frame`() async throws {
      let window = await TestWindow()
      let mounted = MountedTree(in: window.root, mounter: Mounter(host: window.host))
      mounted.update(to: tree(of: "GtkFrame"))
      await window.frame()
      let frame = try #require(window.root.subviews.first as? GTKWidgetView)
      let child = try #require((frame.contentView as? GTKView)?.subviews.first)
      let place = try #require(bounds(of: child, in: window.root.widget))
      let picked = gtk_widget_pick(
        window.root.widget, place.minX + 2, place.minY + 2, GTK_PICK_DEFAULT)
      #expect(picked == child.widget)
      mounted.tearDown()
    }

    @Test func `a widget without a place for children has them over it`() async throws {
      let window = await TestWindow()
      let mounted = MountedTree(in: window.root, mounter: Mounter(host: window.host))
      mounted.update(to: tree(of: "GtkLabel"))
      let label = try #require(window.root.subviews.first as? GTKWidgetView)
      #expect(label.contentView === label)
      #expect(label.subviews.count == 1)
      mounted.tearDown()
    }

    private let identities = [UnitIdentity.unique(), UnitIdentity.unique(), UnitIdentity.unique()]

    /// A widget with a plain view in it.
    private func tree(
      of widget: String, _ attributes: ViewAttribute<GTKWidgetView>...
    ) -> RenderTree {
      let child = Layout(
        identity: identities[2], componentType: ComponentType(Int.self),
        configuration: ViewConfiguration(.container()), size: Size(width: 20, height: 10))
      let outer = Layout(
        identity: identities[1], componentType: ComponentType(String.self),
        configuration: ViewConfiguration(.widget(widget), attributes: attributes),
        size: Size(width: 120, height: 90),
        children: [Layout.Child(position: Point(x: 5, y: 6), layout: child)])
      return RenderTree(
        flattening: Layout(
          identity: identities[0], componentType: ComponentType(Bool.self),
          size: Size(width: 200, height: 150),
          children: [Layout.Child(position: .zero, layout: outer)]))
    }

    private func bounds(
      of view: GTKView, in widget: UnsafeMutablePointer<GtkWidget>?
    ) -> Rect? {
      var bounds = graphene_rect_t()
      guard let widget, gtk_widget_compute_bounds(view.widget, widget, &bounds) != 0 else {
        return nil
      }
      return Rect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
    }
  }
}
#endif
