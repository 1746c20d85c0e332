import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Uses lists in columns at random and compares what is in sight with what a list without any
/// cleverness would show.
@MainActor @Suite struct RandomColumnTests {
  private static let spacing = 10.0

  @Test(arguments: 0..<24) func `every row is in its place after any sequence of events`(
    _ seed: Int
  ) {
    var random = RandomEdits(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { random.number(range) }
    var presses: [Int: Int] = [:]
    var salt = 0
    func heights(_ salt: Int) -> @Sendable (Int) -> Double { { Double(($0 * 37 + salt) % 90) } }
    let list = ColumnFixture(
      Array(0..<number(0...400)), heights: heights(0),
      { $0.columns(.adaptive(minimum: 60), spacing: RandomColumnTests.spacing) })
    for step in 0..<100 {
      var ids = list.ids
      switch number(0...9) {
      case 0...2: list.scroll(by: Double(number(-900...900)))
      case 3:
        list.controller.scroll(toRow: number(0...500))
        list.view.settle()
      case 4:
        list.view.size = Size(width: Double(number(60...500)), height: Double(number(100...900)))
        list.view.settle()
      case 5:
        if let id = list.frames.keys.min(), heights(salt)(id) > 20, list.press(id) {
          presses[id, default: 0] += 1
        }
      case 6:
        salt += number(1...60)
        list.show(ids, heights: heights(salt))
      default:
        let before = list.reader
        for id in random.edit(&ids) { presses[id] = nil }
        list.show(ids)
        expectReaderStays(before, list, heights(salt), "step \(step)")
      }
      expectViewportIsFilled(list, heights(salt), presses, "step \(step)")
    }
  }

  /// Checks that the first of the rows in sight that is left is at the same distance from the top.
  private func expectReaderStays(
    _ before: (offset: Double, rows: [(id: Int, top: Double)]), _ list: ColumnFixture,
    _ heights: (Int) -> Double, _ comment: Comment
  ) {
    let left = Set(list.ids)
    guard before.offset > 0, let row = before.rows.first(where: { left.contains($0.id) }) else {
      return
    }
    let end = max(0, list.controller.contentHeight - list.view.size.height)
    // The ends of the list limit the offset.
    if list.controller.offset <= 0 || list.controller.offset >= end { return }
    // A line whose rows are too low to reach the top ends there, out of sight.
    if row.top + lineHeight(of: row.id, list, heights) <= 0 { return }
    #expect(list.frames[row.id]?.minY == row.top, comment)
  }

  /// The number of columns that there is room for.
  private func columnCount(_ list: ColumnFixture) -> Int {
    let spacing = RandomColumnTests.spacing
    return max(1, Int((list.view.size.width + spacing) / (60 + spacing)))
  }

  /// Returns the height of the tallest row in the line of a row, in points.
  private func lineHeight(
    of id: Int, _ list: ColumnFixture, _ heights: (Int) -> Double
  ) -> Double {
    let (ids, columns) = (list.ids, columnCount(list))
    guard let row = ids.firstIndex(of: id) else { return 0 }
    let first = row / columns * columns
    return ids[first..<min(ids.count, first + columns)].map(heights).max() ?? 0
  }

  private func expectViewportIsFilled(
    _ list: ColumnFixture, _ heights: (Int) -> Double, _ presses: [Int: Int], _ comment: Comment
  ) {
    let (size, spacing) = (list.view.size, RandomColumnTests.spacing)
    let columns = columnCount(list)
    let width = ((size.width - Double(columns - 1) * spacing) / Double(columns)).rounded(.down)
    let frames = list.frames.filter {
      $0.value.size.height > 0 && $0.value.maxY > 0 && $0.value.minY < size.height
    }
    let ids = list.ids
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    guard let first = frames.keys.compactMap({ places[$0] }).min() else {
      #expect(ids.isEmpty || frames.isEmpty, comment)
      return
    }
    #expect(first % columns == 0, comment)
    var top = frames[ids[first]]?.minY ?? 0
    var (expected, expectedTexts): ([Int: Rect], [Int: String]) = ([:], [:])
    for start in stride(from: first, to: ids.count, by: columns) where top < size.height {
      let line = ids[start..<min(ids.count, start + columns)]
      let height = line.map(heights).max() ?? 0
      for (column, id) in line.enumerated() where height > 0 && top + height > 0 {
        expected[id] = Rect(
          x: Double(column) * (width + spacing), y: top, width: width, height: height)
        expectedTexts[id] = "\(id):\(presses[id] ?? 0)"
      }
      top += height + spacing
    }
    #expect(frames == expected, comment)
    let texts = list.texts.filter { expected[$0.key] != nil }
    #expect(texts == expectedTexts, comment)
  }
}
