#if GTK
import AlidadeRender
import CGTK

extension Cursor {
  /// The cursors that have been used so far, cached for the rest of the process.
  @MainActor private static var made: [Cursor: OpaquePointer] = [:]

  /// The GDK cursor; `nil` if it can't be created.
  @MainActor var gdkCursor: OpaquePointer? {
    if let cursor = Cursor.made[self] { return cursor }
    let cursor = gdk_cursor_new_from_name(rawValue, nil)
    Cursor.made[self] = cursor
    return cursor
  }
}
#endif
