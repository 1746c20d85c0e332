extension OffsetMap {
  /// Returns the smallest set of elements that must move, if the others keep their relative order.
  ///
  /// - Complexity: O(runs log runs + moves).
  public func moves() -> [Move] {
    moves(within: [Block(old: 0..<oldCount, new: 0..<newCount)])
  }

  /// Returns the smallest set of elements that must move, if the others keep their relative order
  /// within their block.
  ///
  /// An element that leaves its block moves.
  ///
  /// - Parameter blocks: The blocks, ascending by old offset and disjoint.
  /// - Returns: The moves, ascending by old offset.
  func moves(within blocks: [Block]) -> [Move] {
    if !hasMoves, blocks.count == 1, blocks[0].old.count == oldCount,
      blocks[0].new.count == newCount
    {
      return []
    }
    var moves: [Move] = []
    var staying: [Run] = []
    staying.reserveCapacity(runs.count)
    var block = 0
    for run in runs {
      var rest = run
      while let piece = rest.cut(at: blocks, from: &block) {
        if block < blocks.count, blocks[block].contains(piece) {
          staying.append(piece)
        } else {
          moves.append(contentsOf: piece.moves)
        }
        rest = rest.dropFirst(piece.count)
      }
    }
    let leavers = moves.count
    var start = 0
    for block in blocks {
      let end = staying[start...].firstIndex { $0.old.lowerBound >= block.old.upperBound }
      let pieces = staying[start..<(end ?? staying.count)]
      start += pieces.count
      for piece in HeaviestIncreasingRuns.complement(in: pieces) {
        moves.append(contentsOf: piece.moves)
      }
    }
    // Each part is sorted; merging is needed only if both parts exist.
    if leavers > 0, leavers < moves.count { moves.sort { $0.oldOffset < $1.oldOffset } }
    return moves
  }
}

/// A part of a collection that keeps its elements together, such as a section, and its place in
/// another collection.
struct Block {
  let old: Range<Int>
  let new: Range<Int>

  func contains(_ piece: OffsetMap.Run) -> Bool {
    old.lowerBound <= piece.old.lowerBound && piece.old.upperBound <= old.upperBound
      && new.lowerBound <= piece.newStart && piece.new.upperBound <= new.upperBound
  }
}

extension OffsetMap.Run {
  /// The moves of all elements of the run.
  fileprivate var moves: some Sequence<OffsetMap.Move> {
    zip(old, new).lazy.map { OffsetMap.Move(from: $0, to: $1) }
  }

  fileprivate func dropFirst(_ length: Int) -> OffsetMap.Run {
    OffsetMap.Run(old: (old.lowerBound + length)..<old.upperBound, newStart: newStart + length)
  }

  /// Returns the longest prefix that crosses no boundary of the block in which it begins; `nil` if
  /// the run is empty.
  ///
  /// - Parameter index: The first block that may contain the run; advanced to the block that does,
  ///   or to the next one.
  fileprivate func cut(at blocks: [Block], from index: inout Int) -> OffsetMap.Run? {
    if old.isEmpty { return nil }
    while index < blocks.count, blocks[index].old.upperBound <= old.lowerBound { index += 1 }
    guard index < blocks.count else { return self }
    let block = blocks[index]
    var end = old.upperBound
    for border in [block.old.lowerBound, block.old.upperBound] where border > old.lowerBound {
      end = min(end, border)
    }
    for border in [block.new.lowerBound, block.new.upperBound] where border > newStart {
      end = min(end, old.lowerBound + (border - newStart))
    }
    return OffsetMap.Run(old: old.lowerBound..<end, newStart: newStart)
  }
}
