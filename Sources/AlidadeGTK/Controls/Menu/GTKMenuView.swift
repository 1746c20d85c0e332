#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A button that opens a menu: a `GtkMenuButton`.
final class GTKMenuView: GTKControlView<MenuContent> {
  private var binding: MenuBinding?

  /// Creates a button without a menu.
  required init() {
    super.init(gtk_menu_button_new(), isAroundButton: true)
    content.keepSize(horizontal: false)
    binding = MenuBinding(widget: content) { [weak self] number in self?.report(number) }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let icon = GTKMenuView()
    icon.controlContent = MenuContent(icon: "open-menu-symbolic")
    return [
      .menuButton: measuring.text(GTKMenuView()) { MenuContent(label: $0) },
      .menuIconButton: measuring.fixed(icon),
    ]
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
    guard let model = binding?.update(new.sections) else { return }
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
