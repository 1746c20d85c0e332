#if GTK
import CGTK
import Testing

@testable import AlidadeGTK

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The children of the widget.
  @MainActor var children: [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// A Boolean value that is `true` if GTK marks the widget as the target of a drop.
  @MainActor var isDropTarget: Bool {
    gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_DROP_ACTIVE.rawValue != 0
  }

  /// Returns the first widget of a type in the widget; `nil` if there is none.
  @MainActor func descendant(of type: GType) -> UnsafeMutablePointer<GtkWidget>? {
    for child in children {
      if UnsafeMutableRawPointer(child).isInstance(of: type) { return child }
      if let found = child.descendant(of: type) { return found }
    }
    return nil
  }

  /// The label in the widget with a text.
  @MainActor func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
    if UnsafeMutableRawPointer(self).isInstance(of: gtk_label_get_type()),
      let shown = gtk_label_get_text(opaque), String(cString: shown) == text
    {
      return self
    }
    for child in children {
      if let label = child.label(text) { return label }
    }
    return nil
  }

  /// Opens a drop-down list with the pointer, and clicks an option.
  @MainActor func choose(_ option: String) async throws {
    try await click()
    let popover = try #require(descendant(of: gtk_popover_get_type()))
    await MainLoop.run {
      guard let label = popover.label(option) else { return false }
      return gtk_widget_get_mapped(popover) != 0 && gtk_widget_get_height(label) > 0
    }
    await MainLoop.settle()
    try await popover.clickItem(option)
    await MainLoop.run { gtk_widget_get_mapped(popover) == 0 }
  }

  /// Clicks the label with a text in a popover that is open.
  @MainActor func clickItem(_ title: String) async throws {
    let label = try #require(self.label(title))
    let surface = try #require(gtk_native_get_surface(OpaquePointer(self)))
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(label, self, 4, 4, &x, &y)
    gtk_native_get_surface_transform(OpaquePointer(self), &left, &top)
    await InputTool.click(
      Int(Double(gdk_popup_get_position_x(surface)) + left + x),
      Int(Double(gdk_popup_get_position_y(surface)) + top + y))
  }
}
#endif
