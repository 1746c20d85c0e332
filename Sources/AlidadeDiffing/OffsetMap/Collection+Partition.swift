extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which `belongs` is true; the end if there is none.
  ///
  /// The predicate must be false for a prefix of the collection and true for the rest.
  ///
  /// - Complexity: O(log count).
  @inlinable
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
