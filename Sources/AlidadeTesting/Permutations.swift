extension Collection {
  /// All orders in which the elements can stand, the given one first.
  ///
  /// - Complexity: O(n! · n); meant for up to seven elements.
  public var permutations: [[Element]] {
    guard let first else { return [[]] }
    guard count > 1 else { return [[first]] }
    return indices.flatMap { chosen in
      let rest = indices.filter { $0 != chosen }.map { self[$0] }
      return rest.permutations.map { [self[chosen]] + $0 }
    }
  }
}
