/// The offsets of the elements of one collection in another collection.
///
/// Elements that stay together form one *run*: their offsets are consecutive in both collections.
/// Runs are maximal, so a million elements with one element appended are a single run.
///
/// ```
/// old  a b c d e        runs  old 0..<2 → new 1..<3   (a b)
/// new  x a b e d              old 3..<4 → new 4..<5   (d)
///                             old 4..<5 → new 3..<4   (e)
/// ```
///
/// Elements outside the runs are removed or inserted. Lookups cost O(log runs).
public struct OffsetMap: Sendable {
  /// The number of elements in the old collection.
  public let oldCount: Int
  /// The number of elements in the new collection.
  public let newCount: Int
  /// The runs, ascending by their old offsets.
  public let runs: [Run]
  /// The positions in `runs`, ascending by new offset; empty if that is the order of `runs`.
  let positionsByNewOffset: [Int]
  /// Elements with the same id that were detected while matching, at most
  /// ``Duplicate/defaultLimit``.
  ///
  /// Only elements that had to be hashed are checked. Call ``Duplicate/all(in:id:limit:)`` to check
  /// a whole collection. Duplicates are ignored in comparisons of maps.
  public let duplicates: [Duplicate]

  /// Creates a map from maximal runs in ascending order of their old offsets.
  @usableFromInline
  init(oldCount: Int, newCount: Int, runs: [Run], duplicates: [Duplicate] = []) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.runs = runs
    self.duplicates = duplicates
    positionsByNewOffset = OffsetMap.positionsByNewOffset(of: runs)
  }

  /// Creates the map of a collection to itself.
  public init(identityOf count: Int) {
    let count = max(0, count)
    self.init(
      oldCount: count, newCount: count,
      runs: count == 0 ? [] : [Run(old: 0..<count, newStart: 0)])
  }

  /// The runs, ascending by their new offsets.
  ///
  /// - Complexity: O(1) if no element moved, O(runs) otherwise.
  public var runsByNewOffset: [Run] {
    positionsByNewOffset.isEmpty ? runs : positionsByNewOffset.map { runs[$0] }
  }

  /// The number of elements that are in both collections.
  ///
  /// - Complexity: O(runs).
  public var keptCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// A Boolean value that indicates whether every element has the same offset in both collections.
  public var isIdentity: Bool {
    guard oldCount == newCount else { return false }
    guard oldCount > 0 else { return true }
    return runs.count == 1 && runs[0].count == oldCount
  }

  /// A Boolean value that indicates whether the kept elements are in a different order than before.
  public var hasMoves: Bool { !positionsByNewOffset.isEmpty }

  /// Returns the positions of runs, ascending by new offset; empty if the runs are in that order.
  ///
  /// Many runs are sorted by distribution, because no two of them start at the same offset.
  static func positionsByNewOffset(of runs: [Run]) -> [Int] {
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.newStart < $1.newStart }) { return [] }
    let first = runs.reduce(Int.max) { min($0, $1.newStart) }
    let last = runs.reduce(0) { max($0, $1.newStart) }
    guard runs.count > (last - first) / 16 else {
      return runs.indices.sorted { runs[$0].newStart < runs[$1].newStart }
    }
    var positions = [Int](repeating: -1, count: last - first + 1)
    for (position, run) in runs.enumerated() { positions[run.newStart - first] = position }
    positions.removeAll { $0 < 0 }
    return positions
  }
}

extension OffsetMap: Hashable {
  /// Returns `true` if both maps place the same elements at the same offsets.
  public static func == (first: OffsetMap, second: OffsetMap) -> Bool {
    first.oldCount == second.oldCount && first.newCount == second.newCount
      && first.runs == second.runs
  }

  /// Hashes the counts and the runs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(oldCount)
    hasher.combine(newCount)
    hasher.combine(runs)
  }
}
