import AlidadeCore

extension Component {
  /// Prints a document, after the user has chosen a printer in a dialog of the desktop, while a
  /// value is `true`.
  ///
  /// The dialog closes when the value becomes `false` or the component is removed. When the
  /// document is printed, or the user has canceled the dialog, the value becomes `false`.
  ///
  /// - Parameters:
  ///   - document: the document; see ``WindowReference/print(_:)``.
  ///   - isPresented: `true` while the document is being printed.
  ///   - onFailure: called on the main thread with the reason why the document wasn't printed.
  public func printDialog(
    _ document: PrintDocument, isPresented: Binding<Bool>,
    onFailure: @escaping @MainActor @Sendable (_ error: DesktopError) -> Void
  ) -> some Component {
    PresentedCall(
      isPresented: isPresented,
      call: { window in
        do throws(DesktopError) {
          try await window.print(document)
          return nil
        } catch {
          return error
        }
      }, follow: { (error: DesktopError?) in if let error { onFailure(error) } },
      content: AnyComponent(self))
  }
}
