#if GTK
import AlidadeComponents
import AlidadeRender
import CAlidadeGTK
import CGTK

/// A spinner that turns while work is in progress: a `GtkSpinner`.
final class GTKSpinnerView: GTKControlView<SpinnerContent> {
  /// Creates a spinner that stands still.
  required init() {
    super.init(gtk_spinner_new())
    connectVisibility(of: content) { [weak self] _ in self?.updateSpinning() }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.spinner: measuring.fixed(GTKSpinnerView())]
  }

  private var isSpinning = false

  override var shownValue: Bool { isSpinning }

  /// Starts or stops the spinner, which turns only while it is visible, to avoid painting frames
  /// unnecessarily.
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
