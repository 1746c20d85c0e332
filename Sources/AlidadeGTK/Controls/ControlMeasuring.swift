#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A measurer of stock widgets, so that controls can be laid out on any thread.
@MainActor struct ControlMeasuring {
  typealias Measure = ControlMetrics.Measure

  private let shapers: TextShaperPool
  private let textScale: Double
  private let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
  /// The sample text.
  static let sample = "Aa"

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - shapers: the shapers that measure text.
  ///   - textScale: the factor applied to the font sizes of styles.
  init(_ shapers: TextShaperPool, textScale: Double) {
    self.shapers = shapers
    self.textScale = textScale
  }

  /// Returns the sizes of all controls.
  ///
  /// Call it only once.
  func metrics() -> ControlMetrics {
    defer { gtk_window_destroy(window.window) }
    var measures: GTKControls.Measures = [:]
    for control in GTKControls.all {
      measures.merge(control.measures(self)) { first, _ in first }
    }
    return ControlMetrics(measures)
  }

  /// Returns the size of a control that doesn't depend on text.
  func fixed(_ view: GTKWidgetView) -> Measure {
    Measure(minimum: size(of: view))
  }

  /// Returns the size of a control without text, and the space that the control adds around text.
  func text<Content>(
    _ view: GTKControlView<Content>, value: Content.Value? = nil, _ content: (String) -> Content
  ) -> Measure {
    view.controlContent = content("")
    if let value { view.controlValue = value }
    let minimum = size(of: view)
    view.controlContent = content(ControlMeasuring.sample)
    let size = size(of: view)
    let style = textStyle(in: view.content)
    let line = lineSize(style)
    return Measure(
      minimum: minimum,
      around: Size(
        width: max(0, size.width - line.width.rounded(.up)),
        height: max(0, size.height - line.height)),
      textStyle: style)
  }

  /// Returns the size of one line of the sample text.
  func lineSize(_ style: TextStyle) -> Size {
    let content = TextContent(runs: [TextRun(ControlMeasuring.sample, style: style)])
    return shapers.withShaper { $0.layout(content, width: .infinity).size }
  }

  /// Returns the size that the widget of a view requests.
  ///
  /// The widget is measured in a window that is never shown, because a drop-down list is empty
  /// outside a window.
  func size(of view: GTKWidgetView) -> Size {
    if gtk_window_get_child(window.window) != view.widget {
      gtk_window_set_child(window.window, view.widget)
    }
    return view.sizeThatFits(width: .infinity)
  }

  /// Returns the style of the first text in a widget.
  func textStyle(in widget: UnsafeMutablePointer<GtkWidget>) -> TextStyle {
    let labels = [gtk_label_get_type(), gtk_text_get_type()].lazy.compactMap(widget.first)
    guard let label = labels.first,
      let context = gtk_widget_get_pango_context(label),
      let description = pango_context_get_font_description(context)
    else { return TextStyle() }
    let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let scale = isAbsolute ? 1 : pango_cairo_context_get_resolution(context) / 72
    let weight = pango_font_description_get_weight(description)
    return TextStyle(size: size * scale / textScale, weight: FontWeight(Int(weight.rawValue)))
  }
}
#endif
