#if GTK
import AlidadeApplication
import AlidadeLayout
import CGTK

/// The dialogs of the desktop that are open for a window or for a sheet, at most one of each kind.
@MainActor final class WindowDialogs {
  /// The open dialog in which the user chooses files.
  private(set) weak var fileChooser: FileChooser?
  /// The printing in progress; `nil` for none.
  private(set) weak var printOperation: PrintOperation?

  /// Opens a dialog in front of a window.
  func chooseFiles(
    _ request: FileRequest, in window: UnsafeMutablePointer<GtkWindow>,
    _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    closeFileChooser()
    let chooser = FileChooser(request, in: window) { [weak self] addresses in
      self?.fileChooser = nil
      finish(addresses)
    }
    fileChooser = chooser
  }

  func closeFileChooser() { fileChooser?.close(isAccepted: false) }

  /// Prints a document with a dialog in front of a window, or writes it to a file.
  func print(
    _ request: PrintRequest, _ direction: LayoutDirection?,
    in window: UnsafeMutablePointer<GtkWindow>,
    _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    let painter = PagePainter(request, direction)
    switch request.destination {
    case .file(let address): PDFFile.write(painter, to: address, finish)
    case .printer:
      closePrintDialog()
      let operation = PrintOperation(painter) { [weak self] outcome in
        self?.printOperation = nil
        finish(outcome)
      }
      printOperation = operation
      operation.run(in: window)
    }
  }

  func closePrintDialog() { printOperation?.cancel() }

  func closeAll() {
    closeFileChooser()
    closePrintDialog()
  }
}
#endif
