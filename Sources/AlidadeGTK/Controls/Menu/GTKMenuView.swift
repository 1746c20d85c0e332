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
    self.init(around: gtk_menu_button_new(), role: role)
    content.keepSize(horizontal: false)
    binding = MenuBinding(content)
  }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { innerButton }

  override var shownLabel: String? { controlContent.icon == nil ? controlContent.label : nil }

  override func update(_ new: MenuContent, from old: MenuContent) {
    if let icon = new.icon {
      gtk_menu_button_set_icon_name(content.opaque, icon)
    } else if new.label != old.label || old.icon != nil {
      gtk_menu_button_set_label(content.opaque, new.label)
    }
    if new.label != old.label || new.icon != old.icon { updateAccessibleLabel() }
    guard new.sections != old.sections else { return }
    let model = binding?.update(new.sections) { [weak self] number in self?.tell(number) }
    guard let model else { return }
    gtk_menu_button_set_menu_model(
      content.opaque, UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
    g_object_unref(UnsafeMutableRawPointer(model))
    let popover = gtk_menu_button_get_popover(content.opaque)
    DestructiveItems.mark(
      in: popover.map { UnsafeMutableRawPointer($0).widget }, new.sections)
  }

  override func didChangeHidden() {
    if isHidden { gtk_menu_button_popdown(content.opaque) }
  }
}
#endif
