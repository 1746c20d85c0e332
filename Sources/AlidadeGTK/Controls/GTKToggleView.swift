#if GTK
import AlidadeRender
import CGTK

/// A switch: a `GtkSwitch`.
public final class GTKToggleView: GTKControlView<ToggleContent> {
  /// Makes a switch that is off.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a switch that is off and is announced as `role`, or as a switch.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_switch_new(), role: role)
    content.keepSize()
    // A switch whose handler does not follow the hand settles by itself, in a way that a change
    // from within a notification would confuse.
    AlidadeGTK.connect(content, "state-set") { [weak self] _ in
      guard let self else { return .bool(false) }
      if !isShowing {
        tell(shownValue)
        showing { show(controlValue) }
      }
      return .bool(true)
    }
  }

  override var shownValue: Bool { gtk_switch_get_active(content.opaque) != 0 }

  override func show(_ value: Bool) {
    gtk_switch_set_active(content.opaque, value ? 1 : 0)
    gtk_switch_set_state(content.opaque, value ? 1 : 0)
  }
}
#endif
