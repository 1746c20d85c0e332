#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// A slider: a `GtkScale`.
final class GTKSliderView: GTKControlView<SliderContent> {
  /// Creates a slider from 0 to 1.
  required init() {
    super.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
    gtk_scale_set_draw_value(scale, 0)
    // Otherwise, values would be rounded to the number of displayed digits.
    gtk_range_set_round_digits(range, -1)
    showing { updateAdjustment(controlContent) }
    content.keepSize(horizontal: false)
    observe("value-changed")
    AlidadeGTK.connect(content, "notify::css-classes") { [weak self] _ in
      if let self, !isHeld { showValue() }
      return .none
    }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let marked = GTKSliderView()
    marked.controlContent = SliderContent(marks: [SliderContent.Mark(0.5)])
    let plain = measuring.size(of: marked)
    let mark = SliderContent.Mark(0.5, label: ControlMeasuring.sample)
    marked.controlContent = SliderContent(marks: [mark])
    let labeled = measuring.size(of: marked)
    let style = measuring.textStyle(in: marked.content)
    let around = labeled.height - plain.height - measuring.lineSize(style).height
    return [
      .slider: measuring.fixed(GTKSliderView()),
      .markedSlider: ControlMetrics.Measure(
        minimum: plain, around: Size(width: 0, height: around), textStyle: style),
    ]
  }

  private var scale: UnsafeMutablePointer<GtkScale> { content.cast(to: GtkScale.self) }
  private var range: UnsafeMutablePointer<GtkRange> { content.cast(to: GtkRange.self) }

  /// A Boolean value that is `true` while the user drags the slider, which GTK indicates with a
  /// style class.
  override var isHeld: Bool { gtk_widget_has_css_class(content, "dragging") != 0 }

  override var shownValue: Double { gtk_range_get_value(range) }

  override func show(_ value: Double) { gtk_range_set_value(range, value) }

  override func chosen(_ value: Double) -> Double { controlContent.chosen(at: value) }

  override func update(_ new: SliderContent, from old: SliderContent) {
    updateAdjustment(new)
    if new.axis != old.axis {
      let isVertical = new.axis == .vertical
      gtk_orientable_set_orientation(
        content.opaque, isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
      gtk_range_set_inverted(range, isVertical ? 1 : 0)
      gtk_widget_set_valign(content, isVertical ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
      gtk_widget_set_halign(content, isVertical ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    }
    guard new.marks != old.marks || new.axis != old.axis else { return }
    gtk_scale_clear_marks(scale)
    for mark in new.marks {
      gtk_scale_add_mark(
        scale, mark.value, new.axis == .horizontal ? GTK_POS_BOTTOM : GTK_POS_RIGHT,
        mark.label.isEmpty ? nil : SliderMarkup.escaped(mark.label))
    }
  }

  private func updateAdjustment(_ content: SliderContent) {
    gtk_adjustment_configure(
      gtk_range_get_adjustment(range), shownValue, content.range.lowerBound,
      content.range.upperBound, content.step, content.pageStep, 0)
  }
}

/// Escaping for mark labels, which GTK parses as markup.
enum SliderMarkup {
  static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
#endif
