/// Neighboring rows of new content, each of which is a piece of the former content or new.
struct PieceRun: BalancedTreeLeaf {
  /// Rows that were neighbors in the former content, or new rows.
  struct Piece: Sendable {
    /// The offset of the first row in the former content; `nil` if the rows are new.
    var start: Int?
    var count: Int
    /// A Boolean value that is `true` if the elements of the rows have changed.
    var isUpdated = false

    func slice(_ rows: Range<Int>) -> Piece {
      Piece(start: start.map { $0 + rows.lowerBound }, count: rows.count, isUpdated: isUpdated)
    }
  }

  private static let capacity = 16

  private(set) var pieces: ContiguousArray<Piece> = []

  init() {}

  init(_ piece: Piece) { pieces = [piece] }

  private init(_ pieces: ContiguousArray<Piece>) { self.pieces = pieces }

  var sum: RowSum { RowSum(rows: pieces.reduce(0) { $0 + $1.count }) }

  var isHalfFull: Bool { pieces.count >= PieceRun.capacity / 2 }

  func slice(_ rows: Range<Int>) -> PieceRun {
    var slice = PieceRun()
    var begin = 0
    for piece in pieces {
      let part = rows.clamped(to: begin..<(begin + piece.count))
      if !part.isEmpty {
        slice.pieces.append(piece.slice((part.lowerBound - begin)..<(part.upperBound - begin)))
      }
      begin += piece.count
    }
    return slice
  }

  mutating func append(_ other: PieceRun) -> PieceRun? {
    pieces += other.pieces
    return pieces.removeExcess(over: PieceRun.capacity).map(PieceRun.init)
  }
}
