#if GTK
import AlidadeRender
import CGTK

/// The start of GTK itself.
@MainActor public enum GTKToolkit {
  private static var isStarted: Bool?

  /// Starts GTK, once.
  ///
  /// Called by everything here that needs it; a program may call it earlier.
  ///
  /// - Returns: whether there is a display. Without one a report is made, and using views would end
  ///   the program.
  @discardableResult
  public static func start() -> Bool {
    if let isStarted { return isStarted }
    let hasDisplay = gtk_init_check() != 0
    isStarted = hasDisplay
    if !hasDisplay {
      Diagnostics.report(
        Diagnostic(
          "GTK cannot open a display.",
          remedy: """
            Neither WAYLAND_DISPLAY nor DISPLAY names a display that answers. On a machine without a screen run the \
            program under xvfb-run, or use the headless backend. No window can be shown.
            """))
    }
    return hasDisplay
  }

  /// Returns a word of GTK's own in the language of the user, or the word itself.
  ///
  /// GLib returns its argument where there is no translation, so only a string that lives for as long
  /// as the process does may be looked up.
  nonisolated static func translation(of word: StaticString) -> String {
    let domain: StaticString = "gtk40"
    let found = g_dgettext(
      UnsafeRawPointer(domain.utf8Start).assumingMemoryBound(to: CChar.self),
      UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self))
    return found.map { String(cString: $0) } ?? "\(word)"
  }
}
#endif
