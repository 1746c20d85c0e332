/// The views in one parent, among them some that Alidade does not manage.
///
/// The views that are not managed divide the others into *stretches*: stretch 0 is below all of them,
/// stretch 1 directly above the first, and so on.
@MainActor struct SiblingOrder {
  /// The views that are not managed, from the lowest to the topmost.
  private var foreign: [any NativeView] = []
  /// The stretch of each managed view.
  private var stretches: [ObjectIdentifier: Int] = [:]

  /// Looks at the views in the parent of a container.
  ///
  /// - Complexity: O(siblings).
  init(_ siblings: [any NativeView], in container: ViewContainer) {
    for view in siblings {
      if let record = view.mountRecord, record.parent === container {
        stretches[ObjectIdentifier(record)] = foreign.count
      } else {
        foreign.append(view)
      }
    }
  }

  /// The fewest moves that put managed views in an order and leave all others in place.
  ///
  /// - Parameters:
  ///   - wanted: the managed views in sight, from the lowest to the topmost.
  ///   - isNew: tells whether a view was not in sight before, so that it has no place to keep.
  /// - Returns: which view to move directly above which other, in order; `nil` stands for the place
  ///   below all views.
  /// - Complexity: O(n log n).
  func moves(
    to wanted: [MountRecord], isNew: (MountRecord) -> Bool
  ) -> [(record: MountRecord, above: (any NativeView)?)] {
    let allowed = allowedStretches(of: wanted, isNew)
    let candidates = wanted.indices.filter { allowed[$0].contains(stretch(of: wanted[$0])) }
    let stays = LongestIncreasingSubsequence.positions(in: candidates.map { wanted[$0].label })
    var isKept = [Bool](repeating: false, count: wanted.count)
    for position in stays { isKept[candidates[position]] = true }
    var moves: [(record: MountRecord, above: (any NativeView)?)] = []
    var last: (record: MountRecord, stretch: Int)?
    for (position, record) in wanted.enumerated() {
      if isKept[position] {
        last = (record, stretch(of: record))
        continue
      }
      let stretch = max(allowed[position].lowerBound, last?.stretch ?? 0)
      let floor = stretch > 0 ? foreign[stretch - 1] : nil
      moves.append((record, last?.stretch == stretch ? last?.record.view : floor))
      last = (record, stretch)
    }
    return moves
  }

  private func stretch(of record: MountRecord) -> Int {
    stretches[ObjectIdentifier(record)] ?? 0
  }

  /// The stretches that each view may be in: those that stay take each other's places, a new one may
  /// be anywhere between its neighbors.
  private func allowedStretches(
    of wanted: [MountRecord], _ isNew: (MountRecord) -> Bool
  ) -> [ClosedRange<Int>] {
    var places = wanted.filter { !isNew($0) }.map { stretch(of: $0) }.sorted()[...]
    var lowest = 0
    return wanted.map { record in
      if isNew(record) { return lowest...(places.first ?? foreign.count) }
      lowest = places.removeFirst()
      return lowest...lowest
    }
  }
}
