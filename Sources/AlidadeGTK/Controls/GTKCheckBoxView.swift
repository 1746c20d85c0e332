#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A check box with its label: a `GtkCheckButton`.
final class GTKCheckBoxView: GTKControlView<CheckBoxContent> {
  /// Creates an unchecked box.
  required init() {
    super.init(CheckButtonWidgetType.make())
    content.keepSize()
    AlidadeGTK.connect(content, "toggled") { [weak self] _ in
      guard let self, !isShowing else { return .none }
      showing { gtk_check_button_set_inconsistent(self.button, 0) }
      userDidChange()
      return .none
    }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.checkBox: measuring.text(GTKCheckBoxView()) { CheckBoxContent(label: $0) }]
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
