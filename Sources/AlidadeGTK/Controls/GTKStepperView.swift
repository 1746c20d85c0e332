#if GTK
import AlidadeRender
import CGTK

/// A field for numbers: a `GtkSpinButton`.
public final class GTKStepperView: GTKControlView<StepperContent> {
  /// Makes a field for whole numbers from 0 to 100.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a field for whole numbers from 0 to 100 that is announced as `role`, or as such a field.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_spin_button_new(nil, 1, 0), role: role)
    gtk_spin_button_set_numeric(content.opaque, 1)
    showing { update(controlContent, from: controlContent) }
    content.keepSize(horizontal: false)
    observe("value-changed")
  }

  override var shownValue: Double { gtk_spin_button_get_value(content.opaque) }

  override func show(_ value: Double) { gtk_spin_button_set_value(content.opaque, value) }

  override func update(_ new: StepperContent, from old: StepperContent) {
    gtk_spin_button_set_digits(content.opaque, guint(new.fractionDigits))
    gtk_adjustment_configure(
      gtk_spin_button_get_adjustment(content.opaque), shownValue, new.range.lowerBound,
      new.range.upperBound, new.step, new.pageStep, 0)
    gtk_spin_button_set_wrap(content.opaque, new.wraps ? 1 : 0)
  }
}
#endif
