#if GTK
import CGTK
import Testing

extension ShownDemonstration {
  /// Opens the only drop-down list of the window with the pointer, and clicks an option.
  func choose(_ option: String) async throws {
    let list = try #require(window.widget.descendant(of: gtk_drop_down_get_type()))
    try await list.choose(option)
  }
}
#endif
