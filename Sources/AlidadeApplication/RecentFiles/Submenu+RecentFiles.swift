import AlidadeComponents
import AlidadeCore

extension Submenu {
  /// Returns a menu of the files that the user has recently opened or saved with the application.
  ///
  /// ```swift
  /// Menu("Main menu", icon: "open-menu-symbolic") {
  ///   Submenu.recentFiles(context)
  ///   MenuItem(.quit)
  /// }
  /// ```
  ///
  /// A file that the user chooses is passed to the newest ``Component/onOpen(perform:)``, as if it
  /// had been opened in a file manager. A missing file can't be chosen. The last item clears the
  /// list.
  ///
  /// - Parameters:
  ///   - context: the context of the component with the menu, which is rebuilt when the files
  ///     change.
  ///   - limit: the maximum number of files.
  public static func recentFiles<State>(_ context: Context<State>, limit: Int = 10) -> Submenu {
    let files = context.recentFiles.prefix(max(0, limit))
    let application = context.application
    return Submenu(context.standardText("Recent files")) {
      if files.isEmpty {
        MenuItem(context.standardText("No recent files"), isEnabled: false) {}
      }
      for file in files {
        MenuItem(file.name, isEnabled: !file.isMissing) {
          application.application?.open([file.address])
          application.application?.activate()
        }
      }
      if !files.isEmpty {
        MenuGroup {
          MenuItem(context.standardText("Clear the list")) { application.forgetRecentFiles() }
        }
      }
    }
  }
}
