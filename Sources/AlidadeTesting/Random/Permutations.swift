extension Collection {
  /// All permutations of the elements, beginning with the current order.
  ///
  /// - Complexity: O(n! · n); use it for at most seven elements.
  public var permutations: [[Element]] {
    guard let first else { return [[]] }
    guard count > 1 else { return [[first]] }
    return indices.flatMap { chosen in
      let rest = indices.filter { $0 != chosen }.map { self[$0] }
      return rest.permutations.map { [self[chosen]] + $0 }
    }
  }
}
