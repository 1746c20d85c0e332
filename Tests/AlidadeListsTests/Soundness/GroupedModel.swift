import AlidadeTesting

@testable import AlidadeLists

/// An array that gets the same edits as a data source, in the same order.
struct GroupedModel: Sendable {
  private static let largest = 300
  private static let smallest = 150

  var items: [Item]
  private var lastId: Int

  init(count: Int, using random: inout SeededGenerator) {
    lastId = count - 1
    items = (0..<count).map { GroupedModel.item($0, &random) }
  }

  private static func item(_ id: Int, _ random: inout SeededGenerator) -> Item {
    Item(
      id: id, height: Double(Int.random(in: 20...60, using: &random)),
      kind: Int.random(in: 0...2, using: &random))
  }

  /// Makes a random edit of the array and of the source that is to have the same items.
  mutating func edit(
    _ transaction: inout DataSource<Item>.Transaction, using random: inout SeededGenerator
  ) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let (place, other) = (number(0...items.count - 1), number(0...items.count - 1))
    switch number(0...9) {
    case 0...2 where items.count < GroupedModel.largest:
      let new = (1...number(1...8)).map { GroupedModel.item(lastId + $0, &random) }
      lastId += new.count
      items.insert(contentsOf: new, at: place)
      transaction.insert(contentsOf: new, at: place)
    case 3...5 where items.count > GroupedModel.smallest:
      let range = place..<min(items.count, place + number(1...8))
      items.removeSubrange(range)
      transaction.removeSubrange(range)
    case 6:
      items.insert(items.remove(at: place), at: other)
      transaction.move(from: place, to: other)
    case 7:
      // An id that is removed and inserted again belongs to the same row.
      let item = items.remove(at: place)
      items.insert(item, at: other)
      transaction.remove(at: place)
      transaction.insert(item, at: other)
    default:
      let item = GroupedModel.item(items[place].id, &random)
      items[place] = item
      transaction.update(id: item.id) { $0 = item }
    }
  }
}
