#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A menu's actions and shortcuts, installed on a widget.
@MainActor final class MenuBinding {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var shortcuts: OpaquePointer?
  private var widgets = MenuWidgets(sections: [])
  /// A Boolean value that is `true` if the shortcuts work, which is while the widget is mapped.
  private var isActive = false {
    didSet { if isActive != oldValue { updateShortcuts() } }
  }

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    isActive = gtk_widget_get_mapped(widget) != 0
    connectVisibility(of: widget) { [weak self] in self?.isActive = $0 }
  }

  /// Replaces the entries.
  ///
  /// When the user chooses an item, its number is passed to `choose`.
  ///
  /// - Returns: the model of the menu, which the caller owns.
  func update(
    _ sections: [MenuSection], choose: @escaping @MainActor (Int) -> Void
  ) -> OpaquePointer? {
    widgets = MenuWidgets(sections: sections)
    widgets.checkAccelerators()
    let actions = widgets.makeActions(choose)
    gtk_widget_insert_action_group(widget, MenuWidgets.prefix, actions)
    if let actions { g_object_unref(UnsafeMutableRawPointer(actions)) }
    updateShortcuts()
    return widgets.makeModel()
  }

  private func updateShortcuts() {
    if let shortcuts { gtk_widget_remove_controller(widget, shortcuts) }
    shortcuts = isActive ? widgets.makeShortcuts() : nil
    // The widget owns its controllers.
    if let shortcuts { gtk_widget_add_controller(widget, shortcuts) }
  }
}
#endif
