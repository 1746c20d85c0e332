import AlidadeNative

/// What a row of the tests shows.
struct Item: Hashable, Sendable, Identifiable {
  let id: Int
  var height: Double
  /// Rows of different kinds have different structures.
  var kind = 0

  /// Items whose heights follow a pattern that no estimate fits.
  static func uneven(_ ids: Range<Int>, kinds: Int = 1) -> [Item] {
    ids.map { Item(id: $0, height: Double(20 + abs($0) * 37 % 61), kind: abs($0) % kinds) }
  }

  /// Items of one height.
  static func even(_ ids: some Collection<Int>, height: Double = 40) -> [Item] {
    ids.map { Item(id: $0, height: height) }
  }
}

/// A row with a text, which can be pressed and counts that.
struct ItemRow: Component {
  let item: Item
  let builds: BuildLog

  struct State { var presses = 0 }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let _ = builds.note(item.id)
    Pressable(action: { context.update { $0.presses += 1 } }) {
      Column {
        Text(ItemRow.text(item.id, presses: context.state.presses))
        for _ in 0..<item.kind { Box(background: .red) }
      }
    }.frame(height: item.height)
  }

  static func text(_ id: Int, presses: Int) -> String { "row \(id), \(presses) presses" }

  /// The id of the item that a text is about.
  static func id(in text: String) -> Int? {
    text.split(separator: ",").first.flatMap { Int($0.dropFirst(4)) }
  }
}
