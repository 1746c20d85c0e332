/// A request of an application to the desktop.
///
/// The addresses of files begin with `file:`.
public enum DesktopRequest: Hashable, Sendable {
  /// Open an address with the program for its scheme.
  case open(_ address: String)
  /// Open a file with the program for its type, but don't run it.
  case openFile(_ address: String)
  /// Select a file in the file manager.
  case showInFolder(_ address: String)
  /// Move a file to the trash.
  case moveToTrash(_ address: String)
}
