import AlidadeDiffing

/// The rows of a content as pieces of a former one, to which edits are applied in sequence.
///
/// An edit costs O(log edits).
struct EditedOffsets {
  private typealias Pieces = BalancedTree<PieceRun>

  private let oldCount: Int
  private var pieces = Pieces()
  /// The rows that each edit removed, by the version before it.
  private var removed: [Int: BalancedTree<PieceRun>] = [:]

  /// Creates the offsets of a content that hasn't been edited.
  init(count: Int) {
    oldCount = count
    pieces = EditedOffsets.pieces(PieceRun.Piece(start: 0, count: count))
  }

  /// Applies an edit.
  ///
  /// - Parameter version: the version of the elements before the edit.
  mutating func apply(_ edit: SourceEdit, version: Int) {
    switch edit {
    case .insert(let offsets, let returning):
      let place = offsets.lowerBound
      replace(place..<place, with: inserted(offsets.count, returning))
    case .remove(let offsets):
      removed[version] = pieces.slice(offsets)
      replace(offsets, with: Pieces())
    case .move(let from, let to):
      let moved = pieces.slice(from..<(from + 1))
      replace(from..<(from + 1), with: Pieces())
      replace(to..<to, with: moved)
    case .update(let offset):
      let offsets = offset..<(offset + 1)
      replace(offsets, with: EditedOffsets.updated(pieces.slice(offsets)))
    }
  }

  /// The changes from the former content.
  var changes: RowChanges {
    var kept: [(old: Range<Int>, newStart: Int)] = []
    var updated: Set<Int> = []
    var end = 0
    pieces.forEachLeaf { run in
      for piece in run.pieces {
        if let start = piece.start {
          kept.append((start..<(start + piece.count), end))
          if piece.isUpdated { updated.formUnion(end..<(end + piece.count)) }
        }
        end += piece.count
      }
    }
    return RowChanges(
      OffsetMap(oldCount: oldCount, newCount: end, pieces: kept), updated: updated)
  }

  private mutating func replace(_ offsets: Range<Int>, with other: BalancedTree<PieceRun>) {
    let count = pieces.sum.rows
    var changed = pieces.slice(0..<offsets.lowerBound)
    changed.append(other)
    changed.append(pieces.slice(offsets.upperBound..<count))
    pieces = changed
  }

  /// Returns inserted rows; rows whose ids existed before are the same rows.
  private func inserted(
    _ count: Int, _ returning: [ReturningElement]
  ) -> BalancedTree<PieceRun> {
    var inserted = Pieces()
    var end = 0
    for element in returning {
      guard let previous = removed[element.removal.version] else { continue }
      inserted.append(EditedOffsets.pieces(PieceRun.Piece(count: element.position - end)))
      let position = element.removal.position
      inserted.append(EditedOffsets.updated(previous.slice(position..<(position + 1))))
      end = element.position + 1
    }
    inserted.append(EditedOffsets.pieces(PieceRun.Piece(count: count - end)))
    return inserted
  }

  private static func pieces(_ piece: PieceRun.Piece) -> BalancedTree<PieceRun> {
    piece.count == 0 ? Pieces() : Pieces(PieceRun(piece))
  }

  /// Returns a row whose element has changed.
  private static func updated(_ row: BalancedTree<PieceRun>) -> BalancedTree<PieceRun> {
    var updated = Pieces()
    row.forEachLeaf { run in
      for var piece in run.pieces {
        piece.isUpdated = true
        updated.append(pieces(piece))
      }
    }
    return updated
  }
}
