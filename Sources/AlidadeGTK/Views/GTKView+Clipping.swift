#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

extension GTKView {
  /// Sets the clip of all that the view paints; the change needs no layout.
  final func setClip(_ clip: ViewClip?) {
    if clip == decoration?.clip { return }
    if clip != nil { ClippedWidgets.start() }
    decorate { $0.clip = clip }
    if RestingPointer.interestCount > 0 { RestingPointer.viewDidMove(self) }
  }

  /// Returns `true` if neither the view nor a view around it clips away a point.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - inner: the widget of the view, or one in it, in whose coordinates the point is.
  final func isUnclipped(at point: Point, of inner: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next: GTKView? = self
    while let view = next {
      next = view.enclosingView
      guard let clip = view.decoration?.clip else { continue }
      var (inside, around) = (
        graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t()
      )
      guard gtk_widget_compute_point(inner, view.widget, &inside, &around) != 0,
        clip.shows(Point(x: Double(around.x), y: Double(around.y)), in: view.paintedSize)
      else { return false }
    }
    return true
  }
}

extension OpaquePointer {
  /// Paints into a snapshot, with a clip.
  ///
  /// - Parameters:
  ///   - clip: the clip.
  ///   - size: the size of the view, in points.
  ///   - paint: a closure that paints into the snapshot that it is called with.
  @MainActor func paint(
    clippedTo clip: ViewClip, in size: Size, _ paint: (OpaquePointer) -> Void
  ) {
    guard clip.outsideOpacity > 0 else {
      push(clip, in: size)
      paint(self)
      return gtk_snapshot_pop(self)
    }
    guard let whole = gtk_snapshot_new() else { return }
    paint(whole)
    guard let node = gtk_snapshot_free_to_node(whole) else { return }
    // What is inside the clip is the same in both, and doesn't fade.
    gtk_snapshot_push_cross_fade(self, 1 - clip.outsideOpacity)
    gtk_snapshot_append_node(self, node)
    gtk_snapshot_pop(self)
    push(clip, in: size)
    gtk_snapshot_append_node(self, node)
    gtk_snapshot_pop(self)
    gtk_snapshot_pop(self)
    gsk_render_node_unref(node)
  }

  private func push(_ clip: ViewClip, in size: Size) {
    var bounds = graphene_rect_t(clip.frame(in: size))
    let radius = clip.cornerRadius(in: size)
    if radius > 0 {
      var outline = GskRoundedRect(bounds, radius: Float(radius))
      gtk_snapshot_push_rounded_clip(self, &outline)
    } else {
      gtk_snapshot_push_clip(self, &bounds)
    }
  }
}
#endif
