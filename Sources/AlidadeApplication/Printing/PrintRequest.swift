import AlidadeCore

/// A request to print a document, or to write it to a file.
public struct PrintRequest: Sendable {
  /// A destination for the pages.
  public enum Destination: Hashable, Sendable {
    /// A printer, which the user chooses in a dialog.
    case printer
    /// A PDF file with an address that begins with `file:`; an existing file is replaced.
    case file(_ address: String)
  }

  /// The outcome of a request.
  public enum Outcome: Hashable, Sendable {
    /// The pages were handed to the printer, or the file was written.
    case finished
    /// The user closed the dialog.
    case canceled
    /// Nothing was printed or written, for the given reason.
    case failed(DesktopError)
  }

  /// The document.
  public let document: PrintDocument
  /// The destination for the pages.
  public let destination: Destination
  /// The component whose environment the document gets; `nil` for none.
  public let parent: ParentComponent?

  /// The component for the host of ``PrintedPages``.
  public var content: AnyComponent {
    AnyComponent(
      PageFrame(
        PrintedPage(number: 1, count: 1), part: nil, of: document, on: document.setup))
  }
}
