/// An algorithm that finds the elements that can stay when runs are brought into a new order with
/// the fewest moves.
///
/// The elements that stay are a longest increasing subsequence of the new offsets (Schensted 1961,
/// "Longest Increasing and Decreasing Subsequences", Canadian Journal of Mathematics 13). Every
/// longest one consists of complete runs: an element that fits in order with one element of a run
/// fits with all of them. So the runs are weighed by their length, and the heaviest increasing
/// subsequence of runs is found with the maxima of prefixes in a Fenwick tree (Fenwick 1994, "A New
/// Data Structure for Cumulative Frequency Tables", Software: Practice and Experience 24(3)).
enum HeaviestIncreasingRuns {
  /// Returns the runs that don't belong to a heaviest increasing subsequence, in order.
  ///
  /// - Parameter runs: Runs in ascending order of their old offsets.
  /// - Complexity: O(n log n); O(n) if the runs are already in order.
  static func complement(in runs: ArraySlice<OffsetMap.Run>) -> [OffsetMap.Run] {
    let runs = Array(runs)
    let order = OffsetMap.positionsByNewOffset(of: runs)
    if order.isEmpty { return [] }
    var ranks = [Int](repeating: 0, count: runs.count)
    for (rank, position) in order.enumerated() { ranks[position] = rank }
    // For each run, the weight of the heaviest subsequence that ends with it, and its predecessor.
    var weights = [Int](repeating: 0, count: runs.count)
    var predecessors = [Int](repeating: -1, count: runs.count)
    // For each node of the tree, the last run of the heaviest subsequence among its ranks.
    var tree = [Int](repeating: -1, count: runs.count + 1)
    var heaviest = 0
    for position in runs.indices {
      var predecessor = -1
      var weight = 0
      var node = ranks[position]
      while node > 0 {
        let candidate = tree[node]
        if candidate >= 0, weights[candidate] > weight {
          weight = weights[candidate]
          predecessor = candidate
        }
        node &= node - 1
      }
      weight += runs[position].count
      weights[position] = weight
      predecessors[position] = predecessor
      if weight > weights[heaviest] { heaviest = position }
      node = ranks[position] + 1
      while node < tree.count {
        if tree[node] < 0 || weights[tree[node]] < weight { tree[node] = position }
        node += node & -node
      }
    }
    var stays = [Bool](repeating: false, count: runs.count)
    var position = heaviest
    while position >= 0 {
      stays[position] = true
      position = predecessors[position]
    }
    return runs.indices.filter { !stays[$0] }.map { runs[$0] }
  }
}
