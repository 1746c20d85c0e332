import AlidadeCore

/// Components that are printed on pages, or written to a PDF file.
///
/// ```swift
/// let report = PrintDocument("Report", on: PageSetup(.letter)) { Report(year: 2026) }
///   .footer { page in Text("Page \(page.number) of \(page.count)") }
/// ```
///
/// The components get the width of the paper between the margins, and any height. Content that is
/// taller than a page is broken:
///
/// - between the components of its outermost column, so each of them stays whole if it fits on a
///   page;
/// - a component that doesn't fit is broken in the same way between the components inside it, and
///   text is broken between its lines;
/// - only a picture or another single view that is taller than a page is cut.
///
/// `.pageBreakBefore()` and `.pageBreakAfter()` begin a page before the current one is full, even
/// inside a component that would fit on one page.
///
/// Colors are those of the light appearance. A ``List`` or a ``Scroll`` is one view, which may be
/// cut; to print its rows, put them in a ``Column`` with a ``ForEach``. An ``AsyncImage`` that
/// hasn't loaded is printed as its placeholder.
public struct PrintDocument: Sendable {
  /// The title, which names the print job and is stored in a PDF file.
  public var title: String
  /// The paper and the margins; the user can choose different paper in the dialog.
  public var setup: PageSetup
  let content: PrintedContent
  var header: @Sendable (PrintedPage) -> ComponentList = { _ in ComponentList() }
  var footer: @Sendable (PrintedPage) -> ComponentList = { _ in ComponentList() }

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - setup: the paper and the margins.
  ///   - content: the components; several are stacked vertically.
  public init(
    _ title: String, on setup: PageSetup = PageSetup(),
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.title = title
    self.setup = setup
    self.content = PrintedContent(content())
  }

  /// Returns the document with components at the top of each page, inside the margins.
  ///
  /// They reduce the space for the content, and may differ from page to page.
  ///
  /// - Parameter header: returns the components of a page; called on any thread.
  public func header(
    @ComponentBuilder _ header: @escaping @Sendable (PrintedPage) -> ComponentList
  ) -> PrintDocument {
    var document = self
    document.header = header
    return document
  }

  /// Returns the document with components at the bottom of each page, inside the margins.
  ///
  /// They reduce the space for the content, and may differ from page to page.
  ///
  /// - Parameter footer: returns the components of a page; called on any thread.
  public func footer(
    @ComponentBuilder _ footer: @escaping @Sendable (PrintedPage) -> ComponentList
  ) -> PrintDocument {
    var document = self
    document.footer = footer
    return document
  }
}
