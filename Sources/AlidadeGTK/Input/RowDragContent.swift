#if GTK
import AlidadeRender
import CGTK

/// The rows that the user drags, as GDK content that only this program can read, beside what every
/// program can read.
@MainActor final class RowDragContent {
  /// The rows; `nil` before the drag begins.
  var drag: RowDrag?

  /// The type of values that contain this class.
  nonisolated static let type: GType = g_boxed_type_register_static(
    "AlidadeRowDrag",
    { content in
      guard let content else { return nil }
      return Unmanaged<RowDragContent>.fromOpaque(content).retain().toOpaque()
    },
    { content in
      guard let content else { return }
      Unmanaged<RowDragContent>.fromOpaque(content).release()
    })

  /// Makes rows the content of the next drag that a `GtkDragSource` begins.
  func offer(_ drag: RowDrag, by source: OpaquePointer) {
    self.drag = drag
    var value = GValue()
    g_value_init(&value, RowDragContent.type)
    g_value_set_boxed(&value, Unmanaged.passUnretained(self).toOpaque())
    defer { g_value_unset(&value) }
    let content = drag.content?.makeProvider()
    var providers = [gdk_content_provider_new_for_value(&value), content]
    // The union takes ownership of the others.
    let provider =
      content == nil
      ? providers[0] : gdk_content_provider_new_union(&providers, gsize(providers.count))
    // Another program that moved the content would remove the user's files.
    gtk_drag_source_set_actions(source, content == nil ? GDK_ACTION_MOVE : GDK_ACTION_COPY)
    gtk_drag_source_set_content(source, provider)
    if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
  }

  /// Returns the rows that are dropped; `nil` if they come from another program.
  static func drag(of drop: OpaquePointer) -> RowDrag? {
    guard let drag = gdk_drop_get_drag(drop), let provider = gdk_drag_get_content(drag) else {
      return nil
    }
    var value = GValue()
    g_value_init(&value, RowDragContent.type)
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(provider, &value, nil) != 0,
      let content = g_value_get_boxed(&value)
    else { return nil }
    return Unmanaged<RowDragContent>.fromOpaque(content).takeUnretainedValue().drag
  }
}
#endif
