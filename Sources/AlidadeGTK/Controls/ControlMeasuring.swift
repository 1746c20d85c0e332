#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// Measures stock widgets, so that controls can be laid out on any thread.
@MainActor struct ControlMeasuring {
  typealias Element = ControlMetrics.Element
  typealias Measure = ControlMetrics.Measure

  private let shapers: TextShaperPool
  private let textScale: Double
  private let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
  private static let sample = "Aa"

  /// - Parameter textScale: how large letters are compared with what their styles say.
  init(_ shapers: TextShaperPool, textScale: Double) {
    self.shapers = shapers
    self.textScale = textScale
  }

  /// The sizes of all controls.
  ///
  /// To be asked for once.
  func metrics() -> ControlMetrics {
    defer { gtk_window_destroy(window.window) }
    var measures: [Element: Measure] = [
      .toggle: fixed(GTKToggleView()), .spinner: fixed(GTKSpinnerView()),
      .calendar: fixed(GTKCalendarView()), .colorButton: fixed(GTKColorPickerView()),
      .levelBar: fixed(GTKLevelBarView()), .separator: fixed(GTKSeparatorView()),
      .slider: fixed(GTKSliderView()), .progressBar: fixed(GTKProgressBarView()),
    ]
    measures[.checkBox] = text(GTKCheckBoxView()) { CheckBoxContent(label: $0) }
    measures[.radioButton] = text(GTKRadioGroupView()) { RadioGroupContent(options: [$0]) }
    measures[.picker] = text(GTKPickerView(), value: 0) { PickerContent(options: [$0]) }
    measures[.menuButton] = text(GTKMenuView()) { MenuContent(label: $0) }
    measures[.link] = text(GTKLinkView()) { LinkContent(label: $0) }
    measures[.labelledProgressBar] = text(GTKProgressBarView()) { ProgressBarContent(text: $0) }
    let icon = GTKMenuView()
    icon.controlContent = MenuContent(icon: "open-menu-symbolic")
    measures[.menuIconButton] = fixed(icon)
    measures[.markedSlider] = markedSlider()
    measures[.levelBlock] = levelBlock()
    let (stepper, characterWidth) = self.stepper()
    measures[.stepper] = stepper
    return ControlMetrics(measures, characterWidth: characterWidth)
  }

  private func fixed(_ view: GTKWidgetView) -> Measure {
    Measure(minimum: size(of: view))
  }

  /// A control without text, and what it adds to text.
  private func text<Content>(
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

  private func markedSlider() -> Measure {
    let view = GTKSliderView()
    view.controlContent = SliderContent(marks: [SliderContent.Mark(0.5)])
    let plain = size(of: view)
    let mark = SliderContent.Mark(0.5, label: ControlMeasuring.sample)
    view.controlContent = SliderContent(marks: [mark])
    let labelled = size(of: view)
    let style = textStyle(in: view.content)
    return Measure(
      minimum: plain,
      around: Size(width: 0, height: labelled.height - plain.height - lineSize(style).height),
      textStyle: style)
  }

  private func levelBlock() -> Measure {
    let view = GTKLevelBarView()
    view.controlContent = LevelBarContent(range: 0...4, isDiscrete: true)
    let size = size(of: view)
    return Measure(minimum: Size(width: size.width / 4, height: size.height))
  }

  /// A field for numbers: GTK takes all characters for equally wide, but a field is never narrow.
  private func stepper() -> (Measure, characterWidth: Double) {
    let view = GTKStepperView()
    view.controlContent = StepperContent(range: 0...1)
    let short = size(of: view)
    view.controlContent = StepperContent(range: 0...9_999_999)
    let middle = size(of: view)
    view.controlContent = StepperContent(range: 0...999_999_999)
    let long = size(of: view)
    let width = max(1, (long.width - middle.width) / 2)
    let around = Size(width: long.width - 9 * width, height: 0)
    return (Measure(minimum: short, around: around, textStyle: textStyle(in: view.content)), width)
  }

  private func lineSize(_ style: TextStyle) -> Size {
    let content = TextContent(runs: [TextRun(ControlMeasuring.sample, style: style)])
    return shapers.withShaper { $0.layout(content, width: .infinity).size }
  }

  /// What the widget of a view asks for.
  ///
  /// In a window, which is never shown, because a drop-down list is empty elsewhere.
  private func size(of view: GTKWidgetView) -> Size {
    if gtk_window_get_child(window.window) != view.widget {
      gtk_window_set_child(window.window, view.widget)
    }
    return view.sizeThatFits(width: .infinity)
  }

  /// How the first text in a widget is set.
  private func textStyle(in widget: UnsafeMutablePointer<GtkWidget>) -> TextStyle {
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
