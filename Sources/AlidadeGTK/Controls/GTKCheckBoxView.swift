#if GTK
import AlidadeRender
import CGTK

/// A check box with its label: a `GtkCheckButton`.
public final class GTKCheckBoxView: GTKControlView<CheckBoxContent> {
  /// Makes a box that is not ticked.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a box that is not ticked and is announced as `role`, or as a check box.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: CheckButtonWidgetType.make(), role: role)
    content.keepSize()
    AlidadeGTK.connect(content, "toggled") { [weak self] _ in
      guard let self, !isShowing else { return .none }
      showing { gtk_check_button_set_inconsistent(self.button, 0) }
      userDidChange()
      return .none
    }
  }

  private var button: UnsafeMutablePointer<GtkCheckButton> { content.cast(to: GtkCheckButton.self) }

  override var shownValue: CheckState {
    if gtk_check_button_get_inconsistent(button) != 0 { return .mixed }
    return gtk_check_button_get_active(button) != 0 ? .on : .off
  }

  override func show(_ value: CheckState) {
    gtk_check_button_set_active(button, value == .on ? 1 : 0)
    gtk_check_button_set_inconsistent(button, value == .mixed ? 1 : 0)
  }

  override func update(_ new: CheckBoxContent, from old: CheckBoxContent) {
    gtk_check_button_set_label(button, new.label.isEmpty ? nil : new.label)
    content.cutOffLabel()
  }
}
#endif
