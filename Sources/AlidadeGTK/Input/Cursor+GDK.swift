#if GTK
import AlidadeRender
import CGTK

extension Cursor {
  /// The cursors that were used so far; they are kept.
  @MainActor private static var made: [Cursor: OpaquePointer] = [:]

  /// The cursor of GDK; `nil` if it can't be made.
  @MainActor var gdkCursor: OpaquePointer? {
    if let cursor = Cursor.made[self] { return cursor }
    let cursor = gdk_cursor_new_from_name(rawValue, nil)
    Cursor.made[self] = cursor
    return cursor
  }
}
#endif
