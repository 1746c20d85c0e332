/// Rows that show elements of a data source.
protocol SourcedRows<Element>: FollowingRows {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The elements, whose evaluation other rows of the same source reuse.
  var elements: SourceElements<Element> { get }
}

extension SourcedRows {
  /// Returns the elements of those rows that show elements of the same type.
  static func elements(of candidates: [any ListRows]) -> [SourceElements<Element>] {
    candidates.compactMap { rows in
      // A cast to this type takes a twentieth of the time of one to a protocol with an argument.
      (rows as? Self)?.elements ?? (rows as? any SourcedRows<Element>)?.elements
    }
  }
}
