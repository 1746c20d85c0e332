#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The picture that is shown under the pointer while the user drags a view.
@MainActor enum DragPicture {
  private static let badgeHeight: Float = 20

  /// Creates a picture of the current content of a view, which stays the same if the view is
  /// recycled.
  ///
  /// The caller owns the picture.
  ///
  /// - Parameter count: the number of dragged items; shown if there is more than one.
  static func make(of view: GTKView, count: Int = 1) -> OpaquePointer? {
    guard let live = gtk_widget_paintable_new(view.widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    guard let picture = gdk_paintable_get_current_image(live) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let width = gdk_paintable_get_intrinsic_width(picture)
    let height = gdk_paintable_get_intrinsic_height(picture)
    guard let snapshot = gtk_snapshot_new() else { return nil }
    appendBackground(to: snapshot, of: view, width: width, height: height)
    gdk_paintable_snapshot(picture, snapshot, Double(width), Double(height))
    if count > 1 { appendBadge(to: snapshot, count, of: view, width: Float(width)) }
    return gtk_snapshot_free_to_paintable(snapshot, nil)
  }

  /// Paints the background of the window, without which text would be illegible over other windows.
  private static func appendBackground(
    to snapshot: OpaquePointer, of view: GTKView, width: Int32, height: Int32
  ) {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(view.widget)
    guard gtk_style_context_lookup_color(context, "theme_bg_color", &color) != 0 else { return }
    var frame = graphene_rect_t(Size(width: Double(width), height: Double(height)))
    gtk_snapshot_append_color(snapshot, &color, &frame)
  }

  /// Paints a number in the top-right corner.
  private static func appendBadge(
    to snapshot: OpaquePointer, _ count: Int, of view: GTKView, width: Float
  ) {
    guard let layout = gtk_widget_create_pango_layout(view.widget, "\(count)") else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (textWidth, textHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
    let badgeWidth = max(badgeHeight, Float(textWidth) + badgeHeight / 2)
    var frame = graphene_rect_t(
      Rect(
        x: Double(max(0, width - badgeWidth)), y: 0, width: Double(badgeWidth),
        height: Double(badgeHeight)))
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &frame, badgeHeight / 2)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    var background = GdkRGBA(Color.accent, in: GTKAppearance.current)
    gtk_snapshot_append_color(snapshot, &background, &frame)
    gtk_snapshot_pop(snapshot)
    var corner = graphene_point_t(
      x: frame.origin.x + (badgeWidth - Float(textWidth)) / 2,
      y: (badgeHeight - Float(textHeight)) / 2)
    gtk_snapshot_translate(snapshot, &corner)
    var white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    gtk_snapshot_append_layout(snapshot, layout, &white)
  }
}
#endif
