#if GTK
import CGTK

/// The GObject class of check boxes and radio buttons.
///
/// It is a `GtkCheckButton` that assistive technologies can press, because GTK 4.8 has no action
/// for that.
enum CheckButtonWidgetType {
  static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_check_button_get_type(), &parent)
    return g_type_register_static_simple(
      parent.type, "AlidadeCheckButton", parent.class_size,
      { classPointer, _ in
        guard let classPointer else { return }
        gtk_widget_class_install_action(
          classPointer.assumingMemoryBound(to: GtkWidgetClass.self), "toggle", nil
        ) { widget, _, _ in
          if let widget { gtk_widget_activate(widget) }
        }
      }, parent.instance_size, nil, GTypeFlags(0))
  }()

  /// Creates a button without a label.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(type, 0, nil, nil)
    return UnsafeMutableRawPointer(object).widget
  }
}
#endif
