#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A button that stays pressed: a `GtkToggleButton`.
final class GTKToggleButtonView: GTKControlView<ToggleButtonContent> {
  /// Creates a button without text.
  required init() {
    // The button initially gets a label, because a button without one has different padding.
    super.init(gtk_toggle_button_new_with_label(""))
    content.keepSize(horizontal: false)
    observe("toggled")
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let icon = GTKToggleButtonView()
    icon.controlContent = ToggleButtonContent(icon: "open-menu-symbolic")
    return [
      .toggleButton: measuring.text(GTKToggleButtonView()) { ToggleButtonContent(label: $0) },
      .toggleIconButton: measuring.fixed(icon),
    ]
  }

  private var button: UnsafeMutablePointer<GtkToggleButton> {
    content.cast(to: GtkToggleButton.self)
  }

  override var shownValue: Bool { gtk_toggle_button_get_active(button) != 0 }

  override func show(_ value: Bool) { gtk_toggle_button_set_active(button, value ? 1 : 0) }

  /// The label for assistive technologies, which is set only for icons.
  ///
  /// A button with both a text and a label would be announced twice.
  override var shownLabel: String? { controlContent.icon == nil ? controlContent.label : nil }

  override func update(_ new: ToggleButtonContent, from old: ToggleButtonContent) {
    let button = content.cast(to: GtkButton.self)
    if let icon = new.icon {
      gtk_button_set_icon_name(button, icon)
    } else {
      gtk_button_set_label(button, new.label)
    }
    updateAccessibleLabel()
  }
}
#endif
