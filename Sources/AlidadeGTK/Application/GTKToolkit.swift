#if GTK
import AlidadeCore
import AlidadeRender
import CGTK

/// The initialization of GTK.
@MainActor public enum GTKToolkit {
  private static var isStarted: Bool?

  /// Starts GTK; later calls do nothing.
  ///
  /// Everything in this module that needs GTK calls this method; a program may call it earlier.
  ///
  /// - Returns: `true` if there is a display. A missing display is reported, and using views
  ///   without one ends the program.
  @discardableResult
  public static func start() -> Bool {
    if let isStarted { return isStarted }
    let hasDisplay = gtk_init_check() != 0
    isStarted = hasDisplay
    if !hasDisplay {
      Diagnostics.report(
        Diagnostic(
          "GTK can't open a display.",
          remedy: """
            Neither WAYLAND_DISPLAY nor DISPLAY names a display that responds. On a machine without a screen, run the \
            program with xvfb-run, or use the headless backend. No windows are shown.
            """))
    }
    return hasDisplay
  }

  /// The languages that the user prefers, from the variables that gettext reads.
  static var preferredLanguages: [Language] {
    Language.preferred { name in g_getenv(name).map { String(cString: $0) } }
  }

  /// The locales for numbers and dates, from the variables that the C library reads.
  static var preferredFormats: FormatLocales? {
    FormatLocales.preferred { name in g_getenv(name).map { String(cString: $0) } }
  }

  /// Returns one of GTK's own strings in the user's language, or the string itself if there is no
  /// translation.
  ///
  /// In that case, GLib returns its argument, so the string must live as long as the process.
  nonisolated static func translation(of word: StaticString) -> String {
    let domain: StaticString = "gtk40"
    let found = g_dgettext(
      UnsafeRawPointer(domain.utf8Start).assumingMemoryBound(to: CChar.self),
      UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self))
    return found.map { String(cString: $0) } ?? "\(word)"
  }
}
#endif
