#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// A row of menus: a `GtkPopoverMenuBar`.
///
/// GTK opens its menus with F10, and with Alt and a letter.
final class GTKMenuBarView: GTKControlView<MenuBarContent> {
  /// The widget that has the keyboard focus again when the menus are closed.
  var previousFocus: PreviousFocus?

  private var binding: MenuBinding?

  override var actsOnPreviousFocus: Bool { true }

  /// Creates a bar without menus.
  required init() {
    super.init(GTKMenuBarView.makeBar())
    content.keepSize(horizontal: false)
    binding = MenuBinding(widget: content) { [weak self] number in
      // What the item does may depend on the focus, or move it.
      self?.restoreFocus()
      self?.report(number)
    }
    // An open menu keeps all input of the program, and would open again with the bar.
    connectVisibility(of: content) { [weak self] isVisible in
      if !isVisible { self?.closeMenus() }
    }
  }

  /// Creates a bar; GTK accepts its menus only as a model.
  private static func makeBar() -> UnsafeMutablePointer<GtkWidget> {
    let menu = g_menu_new()
    defer { g_object_unref(UnsafeMutableRawPointer(menu)) }
    return gtk_popover_menu_bar_new_from_model(
      menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) })
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let text = measuring.text(GTKMenuBarView()) { MenuBarContent(menus: [MenuBarContent.Menu($0)]) }
    let pair = GTKMenuBarView()
    pair.controlContent = MenuBarContent(menus: [MenuBarContent.Menu(""), MenuBarContent.Menu("")])
    // The width that a second menu adds is the width of one menu; the rest is the bar's own.
    let item = max(0, measuring.size(of: pair).width - text.minimum.width)
    let bar = max(0, text.minimum.width - item)
    return [
      .menuBar: Measure(minimum: Size(width: bar, height: 0)),
      .menuBarItem: Measure(
        minimum: Size(width: item, height: text.minimum.height),
        around: Size(width: max(0, text.around.width - bar), height: text.around.height),
        textStyle: text.textStyle),
    ]
  }

  private typealias Measure = ControlMetrics.Measure

  override func update(_ new: MenuBarContent, from old: MenuBarContent) {
    let sections = new.menus.flatMap(\.sections)
    binding?.updateActions(sections)
    if new.menus.map(\.title) == old.menus.map(\.title) {
      updateEntries(new, from: old)
    } else {
      updateMenus(new)
    }
    DestructiveItems.mark(in: content, sections)
  }

  private func updateMenus(_ new: MenuBarContent) {
    guard let model = MenuModels.makeModel(of: new) else { return }
    forgetActiveItem()
    gtk_popover_menu_bar_set_menu_model(
      content.opaque, UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
    g_object_unref(UnsafeMutableRawPointer(model))
    adjustMenus()
  }

  /// Updates the entries of menus, and keeps the menus themselves.
  private func updateEntries(_ new: MenuBarContent, from old: MenuBarContent) {
    let model = gtk_popover_menu_bar_get_menu_model(content.opaque)
    for number in new.menus.indices {
      let sections = new.menus[number].sections
      if sections.hasSameEntries(as: old.menus[number].sections) { continue }
      guard let entries = g_menu_model_get_item_link(model, Int32(number), "submenu") else {
        continue
      }
      closeMenu(number)
      MenuModels.replaceEntries(of: OpaquePointer(entries), with: sections)
      g_object_unref(entries)
    }
  }
}
#endif
