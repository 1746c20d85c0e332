/// A page of a document, for its header and its footer.
public struct PrintedPage: Hashable, Sendable {
  /// The number of the page, from 1.
  public let number: Int
  /// The number of pages of the document.
  public let count: Int
}
