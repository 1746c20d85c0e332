#if GTK
import AlidadeRender
import CGTK

extension ViewClass where View == GTKWidgetView {
  /// Views around a widget of any type of GTK, or of a library built on it, by the name of the
  /// type.
  ///
  /// ```swift
  /// ViewConfiguration(.widget("GtkSwitch"), attributes: [.property("active", true)])
  /// ```
  ///
  /// The component says how large the widget is; use ``GTKWidget`` for the size that the widget asks
  /// for. A name that stands for no type of widget is reported, and the views are empty.
  ///
  /// - Parameters:
  ///   - typeName: the name of the type, as in C.
  ///   - role: what the box around the widget is to assistive technologies; the widget has its own
  ///     role.
  /// - Returns: the class; two with the same type and role are the same.
  public static func widget(
    _ typeName: String, role: AccessibilityRole = .generic
  ) -> ViewClass {
    // The place is this one, wherever the class is named: all of a type and role are the same.
    ViewClass("\(typeName) \(role)") {
      GTKWidgetView(typeName: typeName, role: role)
    }
  }

  /// Views around a widget of a type, which must be registered.
  public static func widget(type: GType, role: AccessibilityRole = .generic) -> ViewClass {
    let name = g_type_name(type).map { String(cString: $0) } ?? "type \(type)"
    return .widget(name, role: role)
  }
}

extension GTKWidgetView {
  /// Makes a widget by the name of its type, with the values its properties have at first.
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
        "\"\(name)\" does not name a type of widget that can be put into another.",
        remedy: """
          Give the name of a class as its documentation has it, such as GtkSwitch. It must be a subclass of GtkWidget, \
          not abstract and not a window, and its library must be part of the program. An empty view is shown.
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
