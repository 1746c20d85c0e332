#if GTK
import AlidadeRender
import CGTK

// Shortcuts while the focus is in the popover. GTK passes no key to the window behind a popover
// that closes when the user clicks outside it.
extension GTKPopover {
  /// Performs the shortcuts of the popover and of its window with the keys that the focused view
  /// doesn't use.
  func receiveShortcuts() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let combination = KeyCombination(keyPressed: arguments) else {
        return .bool(false)
      }
      return .bool(perform(combination))
    }
    gtk_widget_add_controller(widget, keys)
  }

  private func perform(_ shortcut: KeyCombination) -> Bool {
    // Escape closes the popover.
    if shortcut == KeyCombination(.escape) { return false }
    if InputControllers.perform(shortcut, inside: widget) { return true }
    guard let window = gtk_widget_get_root(widget) else { return false }
    return InputControllers.perform(shortcut, inside: UnsafeMutableRawPointer(window).widget)
  }
}
#endif
