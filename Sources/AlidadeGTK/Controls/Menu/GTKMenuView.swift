#if GTK
import AlidadeRender
import CGTK

/// A button that opens a menu: a `GtkMenuButton`.
public final class GTKMenuView: GTKControlView<MenuContent> {
  private var binding: MenuBinding?

  /// Makes a button without a menu.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a button without a menu that is announced as `role`, or as a button.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_menu_button_new(), role: role)
    content.keepSize(horizontal: false)
    binding = MenuBinding(content)
  }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { innerButton }

  override func update(_ new: MenuContent, from old: MenuContent) {
    if let icon = new.icon {
      gtk_menu_button_set_icon_name(content.opaque, icon)
    } else if new.label != old.label || old.icon != nil {
      gtk_menu_button_set_label(content.opaque, new.label)
    }
    guard new.sections != old.sections else { return }
    let model = binding?.update(new.sections) { [weak self] number in self?.tell(number) }
    guard let model else { return }
    gtk_menu_button_set_menu_model(
      content.opaque, UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  override func didChangeHidden() {
    if isHidden { gtk_menu_button_popdown(content.opaque) }
  }
}
#endif
