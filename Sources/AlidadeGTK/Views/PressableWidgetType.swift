#if GTK
import CGTK

/// The GObject class of ``GTKPressableView``: a view that assistive technologies can press.
enum PressableWidgetType {
  static let type: GType = ViewWidgetType.register(
    "AlidadePressableView", parent: ViewWidgetType.type
  ) { classPointer, _ in
    guard let classPointer else { return }
    PressableWidgetType.initialize(classPointer)
  }

  /// The name of the action that presses the view.
  static let press = "view.press"

  private static func initialize(_ classPointer: UnsafeMutableRawPointer) {
    let widget = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_BUTTON)
    gtk_widget_class_install_action(widget, press, nil) { widget, _, _ in
      ViewWidgetType.withView(of: widget) { ($0 as? GTKPressableView)?.press() }
    }
  }
}
#endif
