#if GTK
import CGTK

@testable import AlidadeGTK

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The text of the button of a menu item; `nil` for any other widget.
  var menuItemText: String? {
    guard typeName == "GtkModelButton" else { return nil }
    var value = GValue()
    g_value_init(&value, FundamentalType.string)
    defer { g_value_unset(&value) }
    g_object_get_property(object, "text", &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
#endif
