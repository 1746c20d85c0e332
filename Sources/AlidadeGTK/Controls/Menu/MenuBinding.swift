#if GTK
import AlidadeComponents
import CGTK

/// A menu's actions, installed on a widget.
@MainActor struct MenuBinding {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Replaces the entries.
  ///
  /// When the user chooses an item, `choose` is called with its number.
  ///
  /// - Returns: the model of the menu, which the caller owns.
  func update(
    _ sections: [MenuSection], choose: @escaping @MainActor (Int) -> Void
  ) -> OpaquePointer? {
    let widgets = MenuWidgets(sections: sections)
    insertActions(of: widgets, choose)
    return widgets.makeModel()
  }

  /// Replaces the menus of a menu bar.
  ///
  /// When the user chooses an item, `choose` is called with its number.
  ///
  /// - Returns: the model of the bar, which the caller owns.
  func update(
    _ bar: MenuBarContent, choose: @escaping @MainActor (Int) -> Void
  ) -> OpaquePointer? {
    insertActions(of: MenuWidgets(sections: bar.menus.flatMap(\.sections)), choose)
    return MenuWidgets.makeModel(of: bar)
  }

  private func insertActions(
    of widgets: MenuWidgets, _ choose: @escaping @MainActor (Int) -> Void
  ) {
    let actions = widgets.makeActions(choose)
    gtk_widget_insert_action_group(widget, MenuWidgets.prefix, actions)
    if let actions { g_object_unref(UnsafeMutableRawPointer(actions)) }
  }
}
#endif
