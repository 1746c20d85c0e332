#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A switch: a `GtkSwitch`.
final class GTKToggleView: GTKControlView<ToggleContent> {
  /// Creates a switch that is off.
  required init() {
    super.init(gtk_switch_new())
    content.keepSize()
    // If its handler doesn't follow the user's change, a switch settles by itself later. A change
    // during a notification would interfere with that.
    AlidadeGTK.connect(content, "state-set") { [weak self] _ in
      guard let self else { return .bool(false) }
      if !isShowing {
        report(shownValue)
        showing { show(controlValue) }
      }
      return .bool(true)
    }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.toggle: measuring.fixed(GTKToggleView())]
  }

  override var shownValue: Bool { gtk_switch_get_active(content.opaque) != 0 }

  override func show(_ value: Bool) {
    gtk_switch_set_active(content.opaque, value ? 1 : 0)
    gtk_switch_set_state(content.opaque, value ? 1 : 0)
  }
}
#endif
