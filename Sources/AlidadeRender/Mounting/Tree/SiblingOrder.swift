/// The order of the views in one parent, some of which Alidade doesn't manage.
///
/// The unmanaged views divide the managed ones into *stretches*: stretch 0 is below all unmanaged
/// views, stretch 1 is directly above the first, and so on.
@MainActor struct SiblingOrder {
  /// The unmanaged views, from the lowest to the topmost.
  private var foreign: [any NativeView] = []
  /// The stretch of each managed view.
  private var stretches: [ObjectIdentifier: Int] = [:]

  /// Creates the order of `siblings`, which are all views in the parent of a container's views.
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

  /// Returns the fewest moves that put managed views in an order and leave unmanaged ones in place.
  ///
  /// - Parameters:
  ///   - wanted: the visible managed views, from the lowest to the topmost.
  ///   - isNew: returns `true` for a view that wasn't visible before, and therefore has no place to
  ///     keep.
  /// - Returns: each view to move and the view to move it directly above, in order; `nil` means
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

  /// Returns the stretches that each view may be in: older views exchange places among themselves,
  /// and a new view may be anywhere between its neighbors.
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
