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
    connectVisibility(of: content) { [weak self] _ in self?.updateSpinning() }
  }

  private var isSpinning = false

  override var shownValue: Bool { isSpinning }

  /// The spinner turns while that can be seen; else each of its frames would be painted for nobody.
  private func updateSpinning() {
    let isNeeded = isSpinning && gtk_widget_get_mapped(content) != 0
    gtk_spinner_set_spinning(content.opaque, isNeeded ? 1 : 0)
  }

  override func show(_ value: Bool) {
    isSpinning = value
    updateSpinning()
    alidade_accessible_update_state(
      content, GTK_ACCESSIBLE_STATE_BUSY.rawValue, value ? 1 : 0)
  }
}
#endif
