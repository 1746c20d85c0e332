#if GTK
import AlidadeComponents
import CGTK

/// A menu's actions, installed on a widget.
@MainActor struct MenuBinding {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Replaces the entries.
  ///
  /// When the user chooses an item, its number is passed to `choose`.
  ///
  /// - Returns: the model of the menu, which the caller owns.
  func update(
    _ sections: [MenuSection], choose: @escaping @MainActor (Int) -> Void
  ) -> OpaquePointer? {
    let widgets = MenuWidgets(sections: sections)
    let actions = widgets.makeActions(choose)
    gtk_widget_insert_action_group(widget, MenuWidgets.prefix, actions)
    if let actions { g_object_unref(UnsafeMutableRawPointer(actions)) }
    return widgets.makeModel()
  }
}
#endif
