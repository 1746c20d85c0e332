extension ContiguousArray {
  /// Returns the offsets of the elements in an order; equal elements keep their order.
  ///
  /// Inlined, so that it is compiled for the type of the elements.
  ///
  /// - Parameters:
  ///   - continues: called from time to time; if it returns `false`, the result is obsolete.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one.
  /// - Returns: the offsets; `nil` if the result is obsolete.
  @inlinable
  func sortedOffsets(
    _ continues: () -> Bool, by areInIncreasingOrder: (Element, Element) -> Bool
  ) -> ContiguousArray<UInt32>? {
    // Elements are moved together with their offsets, because elements that are looked up by offset
    // for each comparison are far apart.
    var entries = ContiguousArray<(element: Element, offset: UInt32)>()
    entries.reserveCapacity(count)
    for (offset, element) in enumerated() { entries.append((element, UInt32(offset))) }
    var comparisonCount = 0
    do {
      try entries.sort { one, other in
        comparisonCount &+= 1
        if comparisonCount & 4095 == 0, !continues() { throw ObsoleteSort() }
        return areInIncreasingOrder(one.element, other.element)
      }
    } catch {
      return nil
    }
    return ContiguousArray<UInt32>(entries.map { $0.offset })
  }
}

/// The error that ends an obsolete sort.
@usableFromInline
struct ObsoleteSort: Error {
  @usableFromInline init() {}
}
