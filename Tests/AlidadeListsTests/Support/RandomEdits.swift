import AlidadeTesting

/// Random edits of the ids of a list, and other random numbers, all from one seed.
struct RandomEdits {
  private var generator: SeededGenerator
  private var nextId = 1_000

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Inserts, removes, exchanges or reverses ids, up to three times.
  ///
  /// - Returns: the removed ids.
  mutating func edit(_ ids: inout [Int]) -> [Int] {
    var removed: [Int] = []
    for _ in 0..<number(1...3) {
      let place = ids.isEmpty ? 0 : number(0...ids.count - 1)
      switch number(0...3) {
      case 0:
        nextId += 20
        ids.insert(contentsOf: nextId..<nextId + number(1...19), at: place)
      case 1:
        let gone = place..<min(ids.count, place + number(1...9))
        removed += ids[gone]
        ids.removeSubrange(gone)
      case 2 where !ids.isEmpty: ids.swapAt(place, number(0...ids.count - 1))
      default: ids.reverse()
      }
    }
    return removed
  }
}
