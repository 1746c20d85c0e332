#if GTK
import CGTK

/// The selections in the text widgets inside a widget, which are lost when the widgets leave a
/// window.
@MainActor final class TextSelections {
  private enum Selection {
    case editable(OpaquePointer, anchor: Int32, cursor: Int32)
    case buffer(UnsafeMutablePointer<GtkTextBuffer>, anchor: Int32, cursor: Int32)

    /// The selected text that may be pasted elsewhere, which is empty for a password; `nil` if the
    /// selection is empty.
    @MainActor var text: String? {
      switch self {
      case .editable(let editable, let anchor, let cursor):
        guard anchor != cursor else { return nil }
        if Selection.isSecret(editable) { return "" }
        let characters = gtk_editable_get_chars(editable, min(anchor, cursor), max(anchor, cursor))
        defer { g_free(characters) }
        return characters.map { String(cString: $0) }
      case .buffer(let buffer, _, _):
        var (start, end) = (GtkTextIter(), GtkTextIter())
        guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0 else { return nil }
        let characters = gtk_text_buffer_get_text(buffer, &start, &end, 0)
        defer { g_free(characters) }
        return characters.map { String(cString: $0) }
      }
    }

    /// Returns `true` if the text of a `GtkText` must not be read.
    ///
    /// The field of a password counts even while it shows the text.
    @MainActor private static func isSecret(_ editable: OpaquePointer) -> Bool {
      if gtk_text_get_visibility(UnsafeMutablePointer<GtkText>(editable)) == 0 { return true }
      let widget = UnsafeMutableRawPointer(editable).widget
      return gtk_widget_get_ancestor(widget, gtk_password_entry_get_type()) != nil
    }
  }

  private var selections: [Selection] = []

  /// Records the selections in a widget, or returns `nil` if the widget contains no text widgets.
  init?(in widget: UnsafeMutablePointer<GtkWidget>) {
    note(widget)
    if selections.isEmpty { return nil }
    keepPrimarySelection(of: widget)
  }

  /// Copies the selected text to the clipboard of the primary selection.
  ///
  /// A widget that leaves a window withdraws its content from that clipboard. When the display
  /// reports this, perhaps long after the widget has moved to another window, the widget clears its
  /// selection. Even an empty text prevents this, so a password is never copied.
  private func keepPrimarySelection(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let text = selections.lazy.compactMap(\.text).first,
      let clipboard = gtk_widget_get_primary_clipboard(widget),
      gdk_clipboard_is_local(clipboard) != 0
    else { return }
    gdk_clipboard_set_text(clipboard, text)
  }

  // The widgets are inside the view that retains this object, and text views retain their buffers.

  /// Restores the selections.
  func restore() {
    for selection in selections {
      switch selection {
      case .editable(let editable, let anchor, let cursor):
        gtk_editable_select_region(editable, anchor, cursor)
      case .buffer(let buffer, let anchor, let cursor):
        var (anchorIterator, cursorIterator) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &anchorIterator, anchor)
        gtk_text_buffer_get_iter_at_offset(buffer, &cursorIterator, cursor)
        gtk_text_buffer_select_range(buffer, &cursorIterator, &anchorIterator)
      }
    }
  }

  private func note(_ root: UnsafeMutablePointer<GtkWidget>) {
    var pending = [root]
    while let widget = pending.popLast() {
      noteSelection(of: widget)
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        pending.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
    }
  }

  private func noteSelection(of widget: UnsafeMutablePointer<GtkWidget>) {
    let object = UnsafeMutableRawPointer(widget)
    if object.isInstance(of: gtk_text_get_type()) {
      let editable = OpaquePointer(widget)
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(editable, &start, &end)
      let cursor = gtk_editable_get_position(editable)
      selections.append(.editable(editable, anchor: cursor == end ? start : end, cursor: cursor))
    } else if object.isInstance(of: gtk_text_view_get_type()) {
      let view = object.assumingMemoryBound(to: GtkTextView.self)
      guard let buffer = gtk_text_view_get_buffer(view) else { return }
      let anchor = offset(of: gtk_text_buffer_get_selection_bound(buffer), in: buffer)
      let cursor = offset(of: gtk_text_buffer_get_insert(buffer), in: buffer)
      selections.append(.buffer(buffer, anchor: anchor, cursor: cursor))
    }
  }

  private func offset(
    of mark: UnsafeMutablePointer<GtkTextMark>?, in buffer: UnsafeMutablePointer<GtkTextBuffer>
  ) -> Int32 {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark)
    return gtk_text_iter_get_offset(&iterator)
  }
}
#endif
