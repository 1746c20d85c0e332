#if GTK
import CGTK

/// The view inside a GTK container widget that contains the subviews of the view around the widget.
///
/// The widget lays out the box as its only child. The box requests no space.
@MainActor final class SubviewBox: GTKView {
  private weak var owner: GTKWidgetView?

  /// Creates a box in the widget of a view, or returns `nil` if the widget has no property `child`.
  convenience init?(in owner: GTKWidgetView) {
    let object = owner.content.object
    guard let property = g_object_class_find_property(ObjectType.classPointer(of: object), "child"),
      property.pointee.flags.rawValue & ParameterFlag.writable != 0,
      g_type_is_a(property.pointee.value_type, gtk_widget_get_type()) != 0
    else { return nil }
    self.init()
    self.owner = owner
    var boxed = GValue()
    g_value_init(&boxed, property.pointee.value_type)
    defer { g_value_unset(&boxed) }
    g_value_set_object(&boxed, widget)
    g_object_set_property(object, "child", &boxed)
    updateTint()
  }

  override var enclosingView: GTKView? { owner }
}
#endif
