#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// A row of menus: a `GtkPopoverMenuBar`.
///
/// GTK opens its menus with F10, and with Alt and a letter.
final class GTKMenuBarView: GTKControlView<MenuBarContent> {
  private var binding: MenuBinding?

  /// Creates a bar without menus.
  required init() {
    super.init(GTKMenuBarView.makeBar())
    content.keepSize(horizontal: false)
    binding = MenuBinding(widget: content)
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
    let model = binding?.update(new) { [weak self] number in self?.report(number) }
    guard let model else { return }
    gtk_popover_menu_bar_set_menu_model(
      content.opaque, UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
    g_object_unref(UnsafeMutableRawPointer(model))
    DestructiveItems.mark(in: content, new.menus.flatMap(\.sections))
  }
}
#endif
