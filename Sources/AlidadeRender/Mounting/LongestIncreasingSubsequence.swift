/// An algorithm that finds the elements that can stay when a sequence is sorted with the fewest
/// moves (patience sorting, Schensted 1961).
package enum LongestIncreasingSubsequence {
  /// Returns the positions of a longest strictly increasing subsequence of `values`, in order.
  ///
  /// - Complexity: O(n log n).
  package static func positions(in values: [Int]) -> [Int] {
    /// For each length, the position of the smallest last element of a subsequence of that length.
    var ends: [Int] = []
    var predecessors = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      predecessors[position] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      result.append(position)
      position = predecessors[position]
    }
    return result.reversed()
  }
}
