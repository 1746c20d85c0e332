#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A button that opens a menu: a `GtkMenuButton`.
final class GTKMenuView: GTKControlView<MenuContent> {
  private var binding: MenuBinding?
  /// The widget that has the keyboard focus again when the menu is closed.
  private var previousFocus: PreviousFocus?

  override var actsOnPreviousFocus: Bool { true }

  /// Creates a button without a menu.
  required init() {
    super.init(gtk_menu_button_new(), isAroundButton: true)
    content.keepSize(horizontal: false)
    gtk_widget_set_focus_on_click(innerButton, 0)
    binding = MenuBinding(widget: content) { [weak self] number in
      // What the item does may depend on the focus, or move it.
      self?.restoreFocus()
      self?.report(number)
    }
  }

  /// The icon by which the desktop's guidelines tell the main menu of a window from others.
  private static let mainMenuIcon = "open-menu-symbolic"

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let icon = GTKMenuView()
    icon.controlContent = MenuContent(icon: mainMenuIcon)
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
    if new.icon != old.icon {
      gtk_menu_button_set_primary(content.opaque, new.icon == GTKMenuView.mainMenuIcon ? 1 : 0)
    }
    if new.label != old.label || new.icon != old.icon { updateAccessibleLabel() }
    guard new.sections != old.sections else { return }
    guard let model = binding?.update(new.sections) else { return }
    gtk_menu_button_set_menu_model(
      content.opaque, UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
    g_object_unref(UnsafeMutableRawPointer(model))
    let popover = gtk_menu_button_get_popover(content.opaque)
      .map { UnsafeMutableRawPointer($0).widget }
    DestructiveItems.mark(in: popover, new.sections)
    if let popover { keepFocus(of: popover) }
  }

  /// Moves the keyboard focus back to where it was when the menu closes, because GTK leaves it on
  /// the button.
  private func keepFocus(of popover: UnsafeMutablePointer<GtkWidget>) {
    connect(UnsafeMutableRawPointer(popover), "map") { [weak self] _ in
      if let self {
        popover.setDirection(layoutDirection)
        previousFocus = PreviousFocus(in: content)
      }
      return .none
    }
    connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] _ in
      self?.restoreFocus()
      return .none
    }
  }

  private func restoreFocus() {
    let previous = previousFocus
    previousFocus = nil
    if PreviousFocus.isIn(content) { previous?.restore() }
  }
}
#endif
