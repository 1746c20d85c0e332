#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

extension GTKView {
  /// The painted size: the exact size of a view with a superview, or the widget's size for a root
  /// view.
  var paintedSize: Size {
    if superview != nil { return frame.size }
    return Size(
      width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// The outline of the view, with its rounded corners.
  var outline: GskRoundedRect {
    let bounds = graphene_rect_t(paintedSize)
    if let decoration { return decoration.outline(bounds) }
    return GskRoundedRect(bounds)
  }

  /// Paints the view in this order: shadow, background, content, subviews, border, foreground.
  func paint(_ snapshot: OpaquePointer) {
    willPaint()
    guard let clip = decoration?.clip else { return paintEverything(snapshot) }
    snapshot.paint(clippedTo: clip, in: paintedSize) { paintEverything($0) }
  }

  private func paintEverything(_ snapshot: OpaquePointer) {
    let size = paintedSize
    guard let decoration else {
      draw(in: snapshot, size: size)
      paintChildren(snapshot)
      drawForeground(in: snapshot, size: size)
      return
    }
    var bounds = graphene_rect_t(size)
    if decoration.cornerRadius > 0 || decoration.border != nil || decoration.shadow != nil {
      paint(snapshot, size: size, outline: decoration.outline(bounds), decoration)
    } else {
      if let background = decoration.background {
        var color = GdkRGBA(background, in: GTKAppearance.current)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      }
      if decoration.clips { gtk_snapshot_push_clip(snapshot, &bounds) }
      draw(in: snapshot, size: size)
      paintChildren(snapshot)
      if decoration.clips { gtk_snapshot_pop(snapshot) }
    }
    drawForeground(in: snapshot, size: size)
  }

  private func paint(
    _ snapshot: OpaquePointer, size: Size, outline: GskRoundedRect, _ decoration: BoxDecoration
  ) {
    var outline = outline
    let appearance = GTKAppearance.current
    if let shadow = decoration.shadow {
      var color = GdkRGBA(shadow.color, in: appearance)
      gtk_snapshot_append_outset_shadow(
        snapshot, &outline, &color, Float(shadow.offset.x), Float(shadow.offset.y),
        Float(shadow.spread), Float(max(0, shadow.blur)))
    }
    if let background = decoration.background {
      snapshot.appendColor(GdkRGBA(background, in: appearance), inside: outline)
    }
    if decoration.clips { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
    draw(in: snapshot, size: size)
    paintChildren(snapshot)
    if decoration.clips { gtk_snapshot_pop(snapshot) }
    if let border = decoration.border {
      snapshot.appendBorder(
        GdkRGBA(border.color, in: appearance), width: Float(border.width), inside: outline)
    }
  }

  private func paintChildren(_ snapshot: OpaquePointer) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      gtk_widget_snapshot_child(widget, child, snapshot)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Returns `true` if a point is in the view, excluding the parts outside its rounded corners.
  func isInsideOutline(_ point: Point) -> Bool {
    guard Rect(origin: .zero, size: paintedSize).contains(point) else { return false }
    guard let decoration, decoration.clips, decoration.cornerRadius > 0 else { return true }
    var outline = outline
    var position = graphene_point_t(x: Float(point.x), y: Float(point.y))
    return gsk_rounded_rect_contains_point(&outline, &position) != 0
  }
}

extension graphene_rect_t {
  /// Creates a rectangle at the origin.
  init(_ size: Size) {
    self.init(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
  }

  /// Creates a rectangle with the same origin and size as `rect`.
  init(_ rect: Rect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.size.width), height: Float(rect.size.height)))
  }
}

extension GskRoundedRect {
  /// Creates a rectangle whose corners have the same radius.
  init(_ bounds: graphene_rect_t, radius: Float = 0) {
    self.init()
    var bounds = bounds
    gsk_rounded_rect_init_from_rect(&self, &bounds, radius)
  }
}

/// Painting into a `GtkSnapshot`.
extension OpaquePointer {
  /// Fills an outline.
  func appendColor(_ color: GdkRGBA, inside outline: GskRoundedRect) {
    guard color.alpha > 0 else { return }
    var color = color
    var outline = outline
    gtk_snapshot_push_rounded_clip(self, &outline)
    gtk_snapshot_append_color(self, &color, &outline.bounds)
    gtk_snapshot_pop(self)
  }

  /// Draws a border along the inner side of an outline.
  func appendBorder(_ color: GdkRGBA, width: Float, inside outline: GskRoundedRect) {
    guard color.alpha > 0, width > 0 else { return }
    var outline = outline
    let widths = (width, width, width, width)
    let colors = (color, color, color, color)
    withUnsafeBytes(of: widths) { widths in
      withUnsafeBytes(of: colors) { colors in
        gtk_snapshot_append_border(
          self, &outline, widths.bindMemory(to: Float.self).baseAddress,
          colors.bindMemory(to: GdkRGBA.self).baseAddress)
      }
    }
  }
}

extension Rect {
  /// Creates a rectangle with the same origin and size as `bounds`.
  init(_ bounds: graphene_rect_t) {
    self.init(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
#endif
