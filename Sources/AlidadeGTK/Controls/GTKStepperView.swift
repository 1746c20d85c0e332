#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// A number field with step buttons: a `GtkSpinButton`.
final class GTKStepperView: GTKControlView<StepperContent> {
  /// Creates a field for whole numbers from 0 to 100.
  required init() {
    super.init(gtk_spin_button_new(nil, 1, 0))
    gtk_spin_button_set_numeric(content.opaque, 1)
    showing { update(controlContent, from: controlContent) }
    content.keepSize(horizontal: false)
    observe("value-changed")
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    // GTK assumes that all characters have the same width, but also gives a field a minimum width.
    let view = GTKStepperView()
    view.controlContent = StepperContent(range: 0...1)
    let short = measuring.size(of: view)
    view.controlContent = StepperContent(range: 0...9_999_999)
    let middle = measuring.size(of: view)
    view.controlContent = StepperContent(range: 0...999_999_999)
    let long = measuring.size(of: view)
    let width = max(1, (long.width - middle.width) / 2)
    let around = Size(width: long.width - 9 * width, height: 0)
    return [
      .stepper: ControlMetrics.Measure(
        minimum: short, around: around, textStyle: measuring.textStyle(in: view.content)),
      .stepperDigit: ControlMetrics.Measure(minimum: Size(width: width, height: 1)),
    ]
  }

  override var shownValue: Double { gtk_spin_button_get_value(content.opaque) }

  override func show(_ value: Double) { gtk_spin_button_set_value(content.opaque, value) }

  /// Returns the value of the program if the user left its text as it was.
  ///
  /// GTK reads the text whenever the field loses the focus, and it may have fewer digits than the
  /// value.
  override func chosen(_ value: Double) -> Double {
    let scale = (0..<controlContent.fractionDigits).reduce(1.0) { scale, _ in scale * 10 }
    let shown = (controlValue * scale).rounded() / scale
    return abs(value - shown) <= 4 * shown.ulp ? controlValue : value
  }

  override func update(_ new: StepperContent, from old: StepperContent) {
    gtk_spin_button_set_digits(content.opaque, guint(new.fractionDigits))
    gtk_adjustment_configure(
      gtk_spin_button_get_adjustment(content.opaque), shownValue, new.range.lowerBound,
      new.range.upperBound, new.step, new.pageStep, 0)
    gtk_spin_button_set_wrap(content.opaque, new.wraps ? 1 : 0)
  }
}
#endif
