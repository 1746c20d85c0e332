/// Rows that show elements of a data source.
protocol SourcedRows<Element>: FollowingRows {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The elements, whose evaluation other rows of the same source reuse.
  var elements: SourceElements<Element> { get }
}
