import AlidadeComponents
import AlidadeRender

extension Command {
  /// Quits the application, after asking the windows; handled by every application.
  public static let quit = Command(
    standard: "Quit", id: "alidade.quit", shortcut: KeyCombination("q", .control))
  /// Closes the window, after asking it; handled by every window.
  public static let closeWindow = Command(
    standard: "Close Window", id: "alidade.closeWindow",
    shortcut: KeyCombination("w", .control), category: "Windows")
  /// Shows a dialog with information about the application (see ``App/about``); handled by every
  /// window.
  public static let about = Command(
    standard: "About", id: "alidade.about", icon: "help-about-symbolic")
  /// Shows a list of the shortcuts of all commands; handled by every window.
  public static let keyboardShortcuts = Command(
    standard: "Keyboard Shortcuts", id: "alidade.keyboardShortcuts",
    icon: "preferences-desktop-keyboard-shortcuts-symbolic",
    shortcut: KeyCombination("?", .control))
}
