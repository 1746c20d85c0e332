import AlidadeCore

extension WindowReference {
  /// Lets the user choose files in a dialog of the desktop, and waits until it is closed.
  ///
  /// ```swift
  /// let pictures = await context.window.chooseFiles(
  ///   .files, filters: [FileRequest.Filter("Pictures", extensions: ["png", "jpg"])])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: what the user can choose.
  ///   - title: the title of the dialog; empty for a standard title.
  ///   - filters: the filters among which the user can choose; empty for all files.
  /// - Returns: the addresses, such as `file:///home/ada/poem.txt`; empty if the user chose nothing,
  ///   or if the window was closed or isn't open. An address isn't always that of a local file.
  @MainActor public func chooseFiles(
    _ kind: FileRequest.Kind, title: String = "", filters: [FileRequest.Filter] = []
  ) async -> [String] {
    guard let session, let native = session.native else { return [] }
    let request = FileRequest(kind, title: title, filters: filters)
    return await withCheckedContinuation { continuation in
      let answer = PendingAnswer(continuation)
      let number = session.addEndAction { answer.resume([]) }
      native.chooseFiles(request) { [weak session] addresses in
        session?.removeEndAction(number)
        answer.resume(addresses)
      }
    }
  }
}
