import AlidadeNative

/// What a row shows.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var number = 0
}

/// A row of two lines.
struct ItemRow: Component, Equatable {
  let item: Item

  var body: some Component {
    Row(spacing: 8) {
      Text("\(item.number)").lineLimit(1)
      Column(spacing: 2) {
        Text("Row number \(item.id)").lineLimit(1)
        for _ in 0..<(item.id % 3) { Text("with another line").lineLimit(1) }
      }
    }
    .padding(12)
  }
}
