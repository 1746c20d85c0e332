import AlidadeCore

extension WindowReference {
  /// Shows a dialog of the desktop in which the user chooses files, and waits until it is closed.
  ///
  /// ```swift
  /// let pictures = await context.window.chooseFiles(
  ///   .files, filters: [FileRequest.Filter("Pictures", extensions: ["png", "jpg"])])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: the files that the user can choose.
  ///   - title: the title of the dialog; empty for a standard title.
  ///   - filters: the filters that the user can choose from; empty for all files.
  ///   - folder: the address of the folder that the dialog shows first; `nil` for the desktop's
  ///     default.
  /// - Returns: the addresses, such as `file:///home/ada/poem.txt`; empty if the user chose
  ///   nothing, if the window was closed or isn't open, or if the task was canceled, which closes
  ///   the dialog. An address isn't always that of a local file.
  @MainActor public func chooseFiles(
    _ kind: FileRequest.Kind, title: String = "", filters: [FileRequest.Filter] = [],
    folder: String? = nil
  ) async -> [String] {
    await chooseFiles(FileRequest(kind, title: title, filters: filters, folder: folder))
  }

  /// Shows a dialog of the desktop in which the user chooses files, and waits until it is closed.
  ///
  /// - Returns: the same as ``chooseFiles(_:title:filters:folder:)``.
  @MainActor public func chooseFiles(_ request: FileRequest) async -> [String] {
    guard let session else { return [] }
    return await session.answer(otherwise: []) { answer in
      guard let native = session.native else {
        answer([])
        return {}
      }
      native.chooseFiles(request, answer)
      return { native.closeFileDialog() }
    }
  }
}
