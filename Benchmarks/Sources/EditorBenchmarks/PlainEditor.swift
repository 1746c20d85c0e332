import CGTK4

/// Returns a window with a plain GTK editor.
@MainActor func plainEditor(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
  guard let window = gtk_window_new(), let scrolled = gtk_scrolled_window_new(),
    let view = gtk_text_view_new()
  else { preconditionFailure("GTK has no display.") }
  let textView = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
  gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(textView), text, -1)
  gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
  let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_default_size(gtkWindow, 480, 600)
  gtk_window_set_child(gtkWindow, scrolled)
  gtk_window_present(gtkWindow)
  return window
}
