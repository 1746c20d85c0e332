/// An element whose identity and content are apart.
struct Item: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var content = 0

  init(_ id: Int, _ content: Int = 0) {
    self.id = id
    self.content = content
  }

  var description: String { content == 0 ? "\(id)" : "\(id).\(content)" }

  /// Returns up to 40 items with ids of a small alphabet, so that duplicates and moves occur.
  static func random(using random: inout SeededGenerator) -> [Item] {
    let alphabet = random.int(1...60)
    return (0..<random.int(0...40)).map { _ in
      Item(random.int(0...alphabet), random.int(0...1))
    }
  }

  /// Returns up to `limit` items with different ids in any order.
  static func randomUnique(limit: Int = 40, using random: inout SeededGenerator) -> [Item] {
    let ids = (0..<(limit + limit / 4)).shuffled(using: &random).prefix(random.int(0...limit))
    return ids.map { Item($0, random.int(0...1)) }
  }

  /// Returns items after a few removals, insertions and moves of blocks, and updates.
  static func edited(
    _ items: [Item], unusedID: inout Int, using random: inout SeededGenerator
  ) -> [Item] {
    var items = items
    for _ in 0..<random.int(0...6) {
      let start = random.int(0...items.count)
      let end = min(items.count, start + random.int(0...(random.int(0...3) == 0 ? 300 : 3)))
      switch random.int(0...3) {
      case 0: items.removeSubrange(start..<end)
      case 1:
        let added = (0..<(end - start)).map { Item(unusedID + $0) }
        unusedID += added.count
        items.insert(contentsOf: added, at: start)
      case 2:
        let moved = Array(items[start..<end])
        items.removeSubrange(start..<end)
        items.insert(contentsOf: moved, at: random.int(0...items.count))
      default:
        for offset in start..<end { items[offset].content += 1 }
      }
    }
    return items
  }
}
