import AlidadeCore

extension Component {
  /// Lets the user choose files in a dialog of the desktop while a value is `true`.
  ///
  /// The dialog closes when the value becomes `false` or the component goes away, which sets the value to
  /// `false`, too.
  ///
  /// - Parameters:
  ///   - request: what the user can choose.
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
        let addresses = await window.chooseFiles(request)
        return { if !addresses.isEmpty { action(addresses) } }
      }, content: AnyComponent(self))
  }

  /// Lets the user choose files in a dialog of the desktop while there is a request.
  ///
  /// Like ``fileDialog(_:isPresented:action:)``; closing the dialog sets the request to `nil`.
  public func fileDialog(
    _ request: Binding<FileRequest?>,
    action: @escaping @MainActor @Sendable (_ addresses: [String]) -> Void
  ) -> some Component {
    fileDialog(
      request.value ?? FileRequest(.file), isPresented: request.isPresent(), action: action)
  }
}
