extension Array {
  /// Returns the first index at which `belongs` is true; the count if there is none.
  ///
  /// The predicate must be false for a prefix of the array and true for the rest.
  ///
  /// - Complexity: O(log count).
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
