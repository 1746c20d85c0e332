import AlidadeApplication
import AlidadeCore

/// The dialogs of a window or of a sheet that the user hasn't answered, at most one of each kind.
@MainActor final class HeadlessDialogs {
  private(set) var fileRequest: FileRequest?
  private var finishFileRequest: (@MainActor ([String]) -> Void)?
  private(set) var printRequest: PrintRequest?
  private var finishPrintRequest: (@MainActor (PrintRequest.Outcome) -> Void)?

  func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    answer([])
    (fileRequest, finishFileRequest) = (request, finish)
  }

  /// Closes the file dialog with a choice.
  func answer(_ addresses: [String]) {
    let finish = finishFileRequest
    (fileRequest, finishFileRequest) = (nil, nil)
    finish?(addresses)
  }

  func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    cancelPrinting()
    (printRequest, finishPrintRequest) = (request, finish)
  }

  /// Closes the print dialog.
  ///
  /// - Returns: the request, and the closure for its outcome; `nil` if no dialog is open.
  func takePrintRequest() -> (PrintRequest, @MainActor (PrintRequest.Outcome) -> Void)? {
    guard let request = printRequest, let finish = finishPrintRequest else { return nil }
    (printRequest, finishPrintRequest) = (nil, nil)
    return (request, finish)
  }

  func cancelPrinting() { takePrintRequest()?.1(.canceled) }

  func closeAll() {
    answer([])
    cancelPrinting()
  }
}
