import AlidadeTesting

/// A random change of the elements of a list.
enum FrameEdits: CaseIterable {
  case insertAbove, insertBelow, insertBetween, insertMany
  case move, swap, remove, removeMany, reverse, shuffle
  case change, changeMany, replace, replaceAll

  /// Returns changes to be made together.
  static func random(using generator: inout SeededGenerator) -> [FrameEdits] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      switch Int.random(in: 0...19, using: &generator) {
      case 0: .reverse
      case 1: .replaceAll
      case 2: .shuffle
      case 3: .insertMany
      case 4: .removeMany
      case 5: .changeMany
      case 6...8: .insertAbove
      case 9: .insertBelow
      case 10, 11: .insertBetween
      case 12, 13: .move
      case 14: .swap
      case 15, 16: .remove
      case 17: .replace
      default: .change
      }
    }
  }

  /// Makes the change.
  func apply(
    to items: inout [FrameItem], _ lastId: inout Int, largest: Int,
    using generator: inout SeededGenerator
  ) {
    func make() -> FrameItem {
      lastId += 1
      return FrameItem(id: lastId, using: &generator)
    }
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let place = items.isEmpty ? 0 : number(0...items.count - 1)
    switch self {
    case .insertAbove where items.count < largest: items.insert(make(), at: 0)
    case .insertBelow where items.count < largest: items.append(make())
    case .insertBetween where items.count < largest: items.insert(make(), at: place)
    case .insertMany:
      let room = max(0, largest - items.count)
      let made = (0..<min(room, number(0...largest / 2))).map { _ in make() }
      items.insert(contentsOf: made, at: [0, place, items.count][number(0...2)])
    case .insertAbove, .insertBelow, .insertBetween: break
    case _ where items.isEmpty: break
    case .move:
      let item = items.remove(at: place)
      items.insert(item, at: number(0...items.count))
    case .swap: items.swapAt(place, number(0...items.count - 1))
    case .remove: items.remove(at: place)
    case .removeMany:
      items.removeSubrange(place..<min(items.count, place + number(0...largest / 4)))
    case .reverse: items.reverse()
    case .shuffle: items.shuffle(using: &generator)
    case .change: items[place] = items[place].changed(using: &generator)
    case .changeMany:
      for index in items.indices where number(0...2) == 0 {
        items[index] = items[index].changed(using: &generator)
      }
    case .replace: items[place] = make()
    case .replaceAll: items = items.prefix(largest / 2).map { _ in make() }
    }
  }
}
