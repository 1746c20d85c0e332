/// Rows that show elements of a data source.
protocol SourcedRows<Element>: FollowingRows {
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The elements, whose evaluation other rows of the same source reuse.
  var elements: SourceElements<Element> { get }
}

extension SourcedRows {
  /// A Boolean value that is `true` if the query has an order of its own.
  var isSorted: Bool { elements.query.order != nil }

  /// The number of all elements, because conditions are compared by the elements that they keep.
  var comparisonCost: Int { elements.all.count }

  /// Returns the elements of those rows that show elements of the same type.
  static func elements(of candidates: [any ListRows]) -> [SourceElements<Element>] {
    candidates.compactMap { rows in
      // A cast to this type takes a twentieth of the time of one to a protocol with an argument.
      (rows as? Self)?.elements ?? (rows as? any SourcedRows<Element>)?.elements
    }
  }
}
