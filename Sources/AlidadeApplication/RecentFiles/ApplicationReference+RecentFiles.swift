import AlidadeCore
import AlidadeRender

extension ApplicationReference {
  /// Informs the desktop that the user has opened or saved a file with the application.
  ///
  /// The file is then the first of ``Context/recentFiles``, even in the next run, and the desktop
  /// shows it with the recent files of all programs. Call this method after a file has been opened
  /// or saved, but not for a file that the user only imports or exports.
  ///
  /// ```swift
  /// .onOpen { files in
  ///   for file in files where editor.open(file) { context.application.addRecentFile(file) }
  /// }
  /// ```
  ///
  /// - Parameter file: the address of the file, as a file dialog returns it, or its absolute path;
  ///   anything else is reported and ignored.
  @MainActor public func addRecentFile(_ file: String) {
    withAddress(of: file) { application?.toolkit?.addRecentFile($0) }
  }

  /// Removes a file from ``Context/recentFiles`` and from the recent files of the desktop.
  ///
  /// Call this method, for example, when the file turns out to be missing. Nothing happens if it
  /// isn't a recent file.
  ///
  /// - Parameter file: the address of the file or its absolute path; anything else is reported.
  @MainActor public func forgetRecentFile(_ file: String) {
    withAddress(of: file) { application?.toolkit?.forgetRecentFile($0) }
  }

  /// Removes all files of ``Context/recentFiles`` from the recent files of the desktop.
  @MainActor public func forgetRecentFiles() {
    guard let toolkit = application?.toolkit else { return }
    toolkit.loadRecentFiles()
    for file in toolkit.recentFiles.state { toolkit.forgetRecentFile(file.address) }
  }

  @MainActor private func withAddress(of file: String, _ action: (String) -> Void) {
    do {
      action(try FileAddress.address(of: file))
    } catch {
      Diagnostics.report(
        Diagnostic(
          "A recent file has no usable address.", values: ["file  \(file.debugDescription)"],
          remedy: """
            Pass the address of a file, which begins with file:, or an absolute path. The list of recent files stays as \
            it is.
            """))
    }
  }
}
