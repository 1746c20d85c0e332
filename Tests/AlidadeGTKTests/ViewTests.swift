#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct ViewTests {
    @Test func `a frame holds at once`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 20, width: 30, height: 40))
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(view.widget, window.root.widget, &bounds) != 0)
      #expect(bounds.origin.x == 10 && bounds.origin.y == 20)
      #expect(bounds.size.width == 30 && bounds.size.height == 40)
    }

    @Test func `a fraction of a point is kept`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10.25, y: 0.5, width: 30.5, height: 40))
      #expect(view.frame == Rect(x: 10.25, y: 0.5, width: 30.5, height: 40))
      #expect(gtk_widget_get_width(view.widget) == 31)
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(view.widget, window.root.widget, &bounds) != 0)
      #expect(bounds.origin.x == 10.25)
    }

    @Test func `lengths that GTK cannot take are brought into its range`() async {
      let window = await TestWindow()
      let view = window.add(
        GTKView(), Rect(x: 0, y: 0, width: .infinity, height: .nan))
      #expect(gtk_widget_get_width(view.widget) == 1_000_000)
      #expect(gtk_widget_get_height(view.widget) == 0)
    }

    @Test func `a view keeps its frame when its surroundings are laid out again`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 20, width: 30, height: 40))
      gtk_widget_queue_resize(view.widget)
      await window.frame()
      #expect(gtk_widget_get_width(view.widget) == 30)
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(view.widget, window.root.widget, &bounds) != 0)
      #expect(bounds.origin.y == 20)
    }

    @Test func `views stand in the order they were inserted and moved in`() async {
      let window = await TestWindow(isShown: false)
      let host = window.host
      let (one, two, three) = (GTKView(), GTKView(), GTKView())
      host.insert(two, into: window.root, above: nil)
      host.insert(one, into: window.root, above: nil)
      host.insert(three, into: window.root, above: two)
      #expect(stand(in: window, [one, two, three]))
      host.move(three, in: window.root, above: nil)
      #expect(stand(in: window, [three, one, two]))
      host.move(one, in: window.root, above: two)
      #expect(stand(in: window, [three, two, one]))
    }

    private func stand(in window: TestWindow, _ views: [GTKView]) -> Bool {
      let found = window.root.subviews
      return found.count == views.count && zip(found, views).allSatisfy { $0 === $1 }
    }

    @Test func `a view lives as long as it is in another and no longer`() async {
      let window = await TestWindow(isShown: false)
      weak var view: GTKView?
      do {
        let made = GTKView()
        window.host.insert(made, into: window.root, above: nil)
        view = made
      }
      #expect(view != nil)
      if let view { window.host.remove(view, from: window.root) }
      #expect(view == nil)
    }

    @Test func `a released view releases the views in it`() {
      weak var inner: GTKView?
      do {
        let outer = GTKView()
        let made = GTKView()
        outer.insert(made, above: nil)
        inner = made
      }
      #expect(inner == nil)
    }

    @Test func `a widget that outlives its view shows nothing`() async throws {
      let window = await TestWindow()
      var view: GTKView? = GTKView()
      let widget = try #require(view?.widget)
      g_object_ref(widget)
      view = nil
      gtk_widget_set_parent(widget, window.root.widget)
      gtk_widget_allocate(widget, 10, 10, -1, nil)
      await window.frame()
      gtk_widget_unparent(widget)
      g_object_unref(widget)
    }

    @Test func `a hidden view is not mapped and comes back in its place`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 30, height: 40))
      window.host.setHidden(true, view)
      #expect(gtk_widget_get_mapped(view.widget) == 0)
      window.host.setFrame(Rect(x: 5, y: 6, width: 30, height: 40), of: view)
      window.host.setHidden(false, view)
      #expect(gtk_widget_get_mapped(view.widget) != 0)
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(view.widget, window.root.widget, &bounds) != 0)
      #expect(bounds.origin.x == 5)
    }

    @Test func `what clips is not touched outside its round corners`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 40, height: 40))
      view.apply(.cornerRadius(20))
      #expect(view.contains(Point(x: 2, y: 2)))
      view.apply(.clipsToBounds(true))
      #expect(!view.contains(Point(x: 2, y: 2)))
      #expect(view.contains(Point(x: 20, y: 2)))
      #expect(!view.contains(Point(x: 40, y: 20)))
    }

    @Test func `what a clip cuts off isn't touched`() async {
      let window = await TestWindow()
      let below = window.add(GTKView(), Rect(x: 0, y: 0, width: 40, height: 40))
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 40, height: 40))
      let inner = GTKView()
      view.insert(inner, above: nil)
      inner.setFrame(Rect(x: 0, y: 10, width: 40, height: 30))
      func touched(_ y: Double) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_pick(window.root.widget, 20, y, GTK_PICK_DEFAULT)
      }
      #expect(touched(5) == view.widget && touched(30) == inner.widget)
      view.apply(.clip(ViewClip(bottom: 20)))
      #expect(touched(5) == view.widget && touched(15) == inner.widget)
      #expect(touched(30) == below.widget)
      view.apply(
        .clip(
          ViewClip(top: 0, left: 0, bottom: 20, right: 0, cornerRadius: 0, outsideOpacity: 0.5)))
      #expect(touched(30) == inner.widget, "it is still seen")
      view.apply(.clip(nil))
      #expect(touched(30) == inner.widget)
    }

    @Test func `hiding what has the focus gives it to what is around`() async {
      let window = await TestWindow()
      let outer = window.add(GTKPressableView(), Rect(x: 0, y: 0, width: 100, height: 100))
      let inner = GTKPressableView()
      window.host.insert(inner, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 50, height: 50), of: inner)
      gtk_widget_grab_focus(inner.widget)
      #expect(inner.containsFocus)
      window.host.setHidden(true, inner)
      #expect(!inner.containsFocus && outer.containsFocus)
      window.host.setHidden(true, outer)
      #expect(!outer.containsFocus)
    }

    @Test func `moving a view keeps the focus in it`() async {
      let window = await TestWindow()
      let view = window.add(GTKPressableView(), Rect(x: 0, y: 0, width: 50, height: 50))
      window.add(GTKView(), Rect(x: 0, y: 0, width: 50, height: 50))
      gtk_widget_grab_focus(view.widget)
      window.host.move(view, in: window.root, above: window.root.subviews.last)
      #expect(view.containsFocus)
    }

    @Test func `a view of another toolkit is reported and left out`() async {
      final class Foreign: NativeView {
        var mountRecord: MountRecord?
        func apply(_ option: ViewOption) {}
        func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {}
        func offer(_ content: TransferContent?) {}
      }
      let window = await TestWindow(isShown: false)
      let reports = DiagnosticsRecorder.reports {
        window.host.insert(Foreign(), into: window.root, above: nil)
      }
      #expect(reports.map(\.summary) == ["A view of another toolkit was mounted on GTK."])
      #expect(window.root.subviews.isEmpty)
    }
  }
}
#endif
