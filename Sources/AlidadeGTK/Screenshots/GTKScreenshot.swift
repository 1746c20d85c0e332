#if GTK
import AlidadeRender
import CAlidadeGTK
import CGTK

/// Functions that take pictures of views from inside the program.
///
/// Cairo paints the content in memory, without a graphics card, at any scale, and with the same
/// result each time. The view must be in a mapped window. If a view or window has changed since its
/// last frame, the picture shows the current content.
@MainActor public enum GTKScreenshot {
  /// The reason why no picture could be taken.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The view has no extent or isn't mapped.
    case nothingToPaint
    /// The picture is too large, or the scale isn't positive and finite.
    case unusableSize(width: Double, height: Double)
    /// The picture couldn't be encoded or written.
    case notWritten(String)

    /// A description of the error and how to fix it.
    public var description: String {
      switch self {
      case .nothingToPaint:
        """
        Nothing was painted. The view must have a size and be in a window that is shown.
        """
      case .unusableSize(let width, let height):
        "A picture of \(width) by \(height) pixels can't be created. Use a positive scale that keeps both under 32768."
      case .notWritten(let reason): "The picture couldn't be written: \(reason)."
      }
    }
  }

  /// Returns a PNG picture of a view and its subviews.
  ///
  /// - Parameters:
  ///   - view: a hosting view, or any other view.
  ///   - scale: the number of pixels in a point; positive and finite.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: a ``Failure``.
  /// - Complexity: O(pixels).
  public static func png(of view: GTKView, scale: Double = 1) throws -> [UInt8] {
    try png(ofWidget: view.widget, scale: scale) { snapshot in
      // GTK hasn't laid out views that were inserted since the last frame, and wouldn't paint them.
      view.didAllocate(
        width: gtk_widget_get_width(view.widget), height: gtk_widget_get_height(view.widget))
      view.paint(snapshot)
    }
  }

  /// Returns a PNG picture of a widget and its descendants, such as of a whole window.
  ///
  /// The picture shows the content that GTK painted last. If the widget has changed since then, as
  /// in a window that changes in each frame, the pending frame is painted first.
  ///
  /// - Parameters:
  ///   - widget: any widget.
  ///   - scale: the number of pixels in a point; positive and finite.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: a ``Failure``.
  /// - Complexity: O(pixels).
  public static func png(
    ofWidget widget: UnsafeMutablePointer<GtkWidget>, scale: Double = 1
  ) throws -> [UInt8] {
    do {
      return try png(ofPainted: widget, scale: scale)
    } catch Failure.nothingToPaint where gtk_widget_get_mapped(widget) != 0 {
      alidade_paint_pending_frame(widget)
      return try png(ofPainted: widget, scale: scale)
    }
  }

  /// Returns a picture of the content that GTK painted last for a widget.
  private static func png(
    ofPainted widget: UnsafeMutablePointer<GtkWidget>, scale: Double
  ) throws -> [UInt8] {
    guard let paintable = gtk_widget_paintable_new(widget) else { throw Failure.nothingToPaint }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    return try png(ofWidget: widget, scale: scale) { snapshot in
      gdk_paintable_snapshot(
        paintable, snapshot, Double(gtk_widget_get_width(widget)),
        Double(gtk_widget_get_height(widget)))
    }
  }

  private static func png(
    ofWidget widget: UnsafeMutablePointer<GtkWidget>, scale: Double,
    paint: (OpaquePointer) -> Void
  ) throws -> [UInt8] {
    let width = Double(gtk_widget_get_width(widget)) * scale
    let height = Double(gtk_widget_get_height(widget)) * scale
    guard scale > 0, width < 32_768, height < 32_768 else {
      throw Failure.unusableSize(width: width, height: height)
    }
    guard gtk_widget_get_mapped(widget) != 0, width >= 1, height >= 1,
      let snapshot = gtk_snapshot_new()
    else { throw Failure.nothingToPaint }
    paint(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw Failure.nothingToPaint }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    return try encode(surface)
  }

  private final class Output {
    var bytes: [UInt8] = []
  }

  private static func encode(_ surface: OpaquePointer?) throws -> [UInt8] {
    let output = Output()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { output, data, count in
        guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Failure.notWritten(String(cString: cairo_status_to_string(status)))
    }
    return output.bytes
  }
}
#endif
