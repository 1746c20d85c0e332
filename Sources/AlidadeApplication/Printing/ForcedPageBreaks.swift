import AlidadeRender

/// The places at which a component forces a new page, in points from the top of the content.
///
/// They cut nothing, and places with nothing to print between them count as one, so no page is
/// empty.
struct ForcedPageBreaks {
  /// The places, in ascending order.
  private var places: [Double] = []
  /// The bottoms of texts, and of views without other views inside, in ascending order.
  private var ends: [Double] = []

  /// The distance, in points, within which a place counts as the beginning of a page, which was
  /// rounded to whole pixels.
  private static let tolerance = 1.0

  /// Finds the places in content.
  ///
  /// - Complexity: O(*n* log *n*) in the number of components.
  init(in content: Layout) {
    var search = PageBreakSearch()
    let found = search.visit(content, at: 0)
    if found.hasNoBreak { return }
    ends = search.ends.sorted()
    let starts = search.starts.sorted()
    // After a component, a page begins with the next component, without the space in between.
    let following = found.bottoms.compactMap { bottom in
      starts.first(notBelow: bottom - ForcedPageBreaks.tolerance / 2)
    }
    places = (found.tops + following).sorted()
  }

  /// Returns the first place at which a page that begins at `start` ends.
  ///
  /// - Parameters:
  ///   - start: the beginning of the page.
  ///   - limit: the lowest place to consider.
  /// - Returns: the place; `nil` if the page ends where it is full.
  /// - Complexity: O(log *n*).
  func first(after start: Double, upTo limit: Double) -> Double? {
    let start = start + ForcedPageBreaks.tolerance
    guard let end = ends.first(notBelow: start) else { return nil }
    // Above the first end on the page, there is nothing to print.
    let place = places.first(notBelow: max(start, end - ForcedPageBreaks.tolerance / 2))
    return place.flatMap { $0 <= limit ? $0 : nil }
  }
}

extension [Double] {
  /// Returns the first number of an ascending array that is at least `bound`; `nil` if all are
  /// less.
  fileprivate func first(notBelow bound: Double) -> Double? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low < count ? self[low] : nil
  }
}
