import AlidadeApplication

/// A document that an application has printed, or written to a file.
public struct HeadlessPrintout: Equatable, Sendable {
  /// A page, as it was painted.
  public struct Page: Equatable, Sendable {
    /// The views of the page, as `HeadlessView.dump()` describes them.
    public let dump: String
    /// The page as an SVG document.
    public let svg: String
    /// The texts on the page, in reading order.
    public let texts: [String]
  }

  /// The title of the document.
  public let title: String
  /// The address of the PDF file; `nil` if the document was printed.
  public let file: String?
  /// The paper and the margins.
  public let setup: PageSetup
  /// The pages.
  public let pages: [Page]
}
