#if GTK
import AlidadeRender
import CGTK

extension ViewClass where View == GTKWidgetView {
  /// Returns the class of views around a widget of GTK, or of a library built on it, by the name of
  /// the widget's type.
  ///
  /// ```swift
  /// ViewConfiguration(.widget("GtkSwitch"), attributes: [.property("active", true)])
  /// ```
  ///
  /// The component determines the widget's size; to get the size that the widget requests, use
  /// ``GTKWidget``. If the name isn't that of a widget type, that is reported, and the views are
  /// empty.
  ///
  /// - Parameters:
  ///   - typeName: the name of the type, as in C.
  ///   - role: the role of the box around the widget; the widget has its own role.
  /// - Returns: the class; two classes with the same type and role are equal.
  public static func widget(
    _ typeName: String, role: AccessibilityRole = .generic
  ) -> ViewClass {
    // The source location is always this line, so that all classes of a type and role are equal.
    ViewClass("\(typeName) \(role)") {
      GTKWidgetView(typeName: typeName, role: role)
    }
  }
}

extension GTKWidgetView {
  /// Creates a view around a widget whose type has the given name, with the initial values of its
  /// properties.
  convenience init(typeName: String, role: AccessibilityRole) {
    GTKToolkit.start()
    guard let type = GTKWidgetView.widgetType(typeName),
      let object = g_object_new_with_properties(type, 0, nil, nil)
    else {
      self.init(content: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), role: role)
      return
    }
    self.init(content: UnsafeMutableRawPointer(object).widget, role: role)
    isSizedByComponent = true
  }

  private static func widgetType(_ name: String) -> GType? {
    if let type = ObjectType.named(name), isUsable(type) { return type }
    Diagnostics.report(
      Diagnostic(
        "\"\(name)\" isn't the name of a widget type that can be put into another widget.",
        remedy: """
          Use the name of a class as in its documentation, such as GtkSwitch. It must be a subclass of GtkWidget, \
          neither abstract nor a window, and the program must be linked to its library. Until then, an empty view is \
          shown.
          """))
    return nil
  }

  private static func isUsable(_ type: GType) -> Bool {
    let isAbstract = g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
    return g_type_is_a(type, gtk_widget_get_type()) != 0 && !isAbstract
      && g_type_is_a(type, gtk_root_get_type()) == 0
  }
}
#endif
