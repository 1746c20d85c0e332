import AlidadeCore

extension Component {
  /// Shows a dialog of the desktop in which the user chooses files, while a value is `true`.
  ///
  /// The dialog closes when the value becomes `false` or the component is removed, which also sets
  /// the value to `false`.
  ///
  /// - Parameters:
  ///   - request: the files that the user can choose.
  ///   - isPresented: `true` while the dialog is open.
  ///   - action: called on the main thread with the addresses of the chosen files, such as
  ///     `file:///home/ada/poem.txt`; not called if the user chose none.
  public func fileDialog(
    _ request: FileRequest, isPresented: Binding<Bool>,
    action: @escaping @MainActor @Sendable (_ addresses: [String]) -> Void
  ) -> some Component {
    PresentedCall(
      isPresented: isPresented,
      call: { window in
        await window.chooseFiles(request)
      }, follow: { if !$0.isEmpty { action($0) } }, content: AnyComponent(self))
  }

  /// Shows a dialog of the desktop in which the user chooses files, while there is a request.
  ///
  /// This method is like ``fileDialog(_:isPresented:action:)``; closing the dialog sets the request
  /// to `nil`.
  public func fileDialog(
    _ request: Binding<FileRequest?>,
    action: @escaping @MainActor @Sendable (_ addresses: [String]) -> Void
  ) -> some Component {
    fileDialog(
      request.value ?? FileRequest(.file), isPresented: request.isPresent(), action: action)
  }
}
