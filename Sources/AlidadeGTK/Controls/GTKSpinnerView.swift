#if GTK
import AlidadeRender
import CAlidadeGTK
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
    let spinner: UnsafeMutablePointer<GtkWidget> = gtk_spinner_new()
    if role == .generic { spinner.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR) }
    self.init(widget: spinner, role: role)
  }

  override var shownValue: Bool { gtk_spinner_get_spinning(content.opaque) != 0 }

  override func show(_ value: Bool) {
    gtk_spinner_set_spinning(content.opaque, value ? 1 : 0)
    alidade_accessible_update_state(
      content, GTK_ACCESSIBLE_STATE_BUSY.rawValue, value ? 1 : 0)
  }
}
#endif
