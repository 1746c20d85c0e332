#if GTK
import AlidadeRender
import CGTK

/// What turns while something is under way: a `GtkSpinner`.
public final class GTKSpinnerView: GTKControlView<SpinnerContent> {
  /// Makes a spinner that stands still.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a spinner that stands still and is announced as `role`, or as progress.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_spinner_new(), role: role)
  }

  override var shownValue: Bool { gtk_spinner_get_spinning(content.opaque) != 0 }

  override func show(_ value: Bool) { gtk_spinner_set_spinning(content.opaque, value ? 1 : 0) }
}
#endif
