#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// Measurements of the space that text widgets need around their text, taken from one widget of
/// each kind.
@MainActor enum TextInputPrototypes {
  /// Returns the metrics of a kind in the theme of the default display.
  static func metrics(of kind: TextInputKind) -> TextInputMetrics {
    guard GTKToolkit.start() else { return .standard(of: kind) }
    return kind == .multiLine ? editorMetrics() : fieldMetrics(kind)
  }

  private static func fieldMetrics(_ kind: TextInputKind) -> TextInputMetrics {
    let plain = GTKTextFieldView(kind: kind)
    let minimum = withExtendedLifetime(plain) { naturalHeight(of: plain.content) }
    // If the text is taller than the theme's minimum height, only the padding around it counts.
    let view = GTKTextFieldView(kind: kind)
    view.textStyle = TextStyle(size: 100)
    guard let inner = gtk_editable_get_delegate(OpaquePointer(view.content)) else {
      return TextInputMetrics(insets: .zero, minimumHeight: Double(minimum))
    }
    let innerWidget = UnsafeMutableRawPointer(inner).widget
    let width: Int32 = 400
    let height = naturalHeight(of: view.content)
    let around = max(0, Double(height - naturalHeight(of: innerWidget)))
    allocate(view.content, width: width, height: height)
    var bounds = graphene_rect_t()
    var insets = EdgeInsets(horizontal: 8)
    if gtk_widget_compute_bounds(innerWidget, view.content, &bounds) != 0 {
      insets.start = max(0, Double(bounds.origin.x))
      insets.end = max(0, Double(width) - Double(bounds.origin.x) - Double(bounds.size.width))
    }
    insets.top = (around / 2).rounded(.down)
    insets.bottom = around - insets.top
    return TextInputMetrics(insets: insets, minimumHeight: Double(minimum))
  }

  private static func editorMetrics() -> TextInputMetrics {
    let (window, view) = GTKTextEditorView.makeWidgets()
    g_object_ref_sink(window)
    defer { g_object_unref(window) }
    let (width, height): (Int32, Int32) = (400, 200)
    allocate(window, width: width, height: height)
    var insets = GTKTextEditorView.margin
    var bounds = graphene_rect_t()
    if gtk_widget_compute_bounds(view, window, &bounds) != 0 {
      insets.start += max(0, Double(bounds.origin.x))
      insets.top += max(0, Double(bounds.origin.y))
      insets.end += max(0, Double(width) - Double(bounds.origin.x) - Double(bounds.size.width))
      insets.bottom += max(0, Double(height) - Double(bounds.origin.y) - Double(bounds.size.height))
    }
    return TextInputMetrics(insets: insets, minimumHeight: 0)
  }

  private static func naturalHeight(of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
    return natural
  }

  private static func allocate(
    _ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32
  ) {
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
    gtk_widget_allocate(widget, width, height, -1, nil)
  }
}
#endif
