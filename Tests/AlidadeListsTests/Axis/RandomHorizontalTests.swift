import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Uses horizontal lists at random and compares what is in sight with what a list without any
/// cleverness would show.
@MainActor @Suite struct RandomHorizontalTests {
  private static let spacing = 10.0

  @Test(arguments: 0..<24) func `every row is in its place after any sequence of events`(
    _ seed: Int
  ) {
    var random = RandomEdits(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { random.number(range) }
    var presses: [Int: Int] = [:]
    var salt = 0
    let hasColumns = seed % 3 == 0
    // A narrow cover has no room for its text.
    func widths(_ salt: Int) -> @Sendable (Int) -> Double {
      { id in
        let width = (id * 37 + salt) % 150
        return Double(!hasColumns && width < 30 ? 0 : max(60, width))
      }
    }
    let list = ShelfFixture(
      Array(0..<number(0...400)), direction: seed % 2 == 0 ? .leftToRight : .rightToLeft,
      widths: widths(0),
      {
        hasColumns
          ? $0.columns(.adaptive(minimum: 60), spacing: RandomHorizontalTests.spacing) : $0
      })
    for step in 0..<100 {
      var ids = list.ids
      switch number(0...11) {
      case 0...2: list.scroll(by: Double(number(-900...900)))
      case 3:
        list.controller.scroll(toRow: number(0...500))
        list.view.settle()
      case 4:
        list.view.size = Size(width: Double(number(100...900)), height: Double(number(60...500)))
        list.view.settle()
      case 5:
        if let id = list.starts.first?.id, widths(salt)(id) > 20, list.text(id) != nil {
          list.tap(id, count: 2)
          presses[id, default: 0] += 1
        }
      case 6:
        salt += number(1...60)
        list.show(ids, widths: widths(salt))
      case 7:
        let before = (offset: list.controller.offset, starts: list.starts)
        list.direction = list.direction == .leftToRight ? .rightToLeft : .leftToRight
        list.show(ids)
        expectReaderStays(before, list, "step \(step)")
      case 8:
        for axis in [Axis.vertical, .horizontal] {
          list.axis = axis
          list.show(ids)
        }
      default:
        let before = (offset: list.controller.offset, starts: list.starts)
        for id in random.edit(&ids) { presses[id] = nil }
        list.show(ids)
        expectReaderStays(before, list, "step \(step)")
      }
      expectViewportIsFilled(list, hasColumns, widths(salt), presses, "step \(step)")
    }
  }

  /// Checks that the first of the rows in sight that is left is at the same distance from the edge.
  private func expectReaderStays(
    _ before: (offset: Double, starts: [(id: Int, start: Double)]), _ list: ShelfFixture,
    _ comment: Comment
  ) {
    let left = Set(list.ids)
    guard before.offset > 0, let row = before.starts.first(where: { left.contains($0.id) }) else {
      return
    }
    let end = max(0, list.controller.contentHeight - list.view.size.width)
    // The ends of the list limit the offset.
    if list.controller.offset <= 0 || list.controller.offset >= end { return }
    // A line that has become too narrow to reach the edge ends there, out of sight.
    let start = list.start(row.id)
    if row.start < 0, (start ?? 0) + (list.frames[row.id]?.size.width ?? 0) <= 0 { return }
    #expect(start == row.start, comment)
  }

  private func expectViewportIsFilled(
    _ list: ShelfFixture, _ hasColumns: Bool, _ widths: (Int) -> Double, _ presses: [Int: Int],
    _ comment: Comment
  ) {
    let size = list.view.size
    let spacing = hasColumns ? RandomHorizontalTests.spacing : 0
    let columns = hasColumns ? max(1, Int((size.height + spacing) / (60 + spacing))) : 1
    let height = ((size.height - Double(columns - 1) * spacing) / Double(columns)).rounded(.down)
    let frames = list.frames.filter {
      $0.value.size.width > 0 && $0.value.maxX > 0 && $0.value.minX < size.width
    }
    let ids = list.ids
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    guard let first = frames.keys.compactMap({ places[$0] }).min() else {
      #expect(ids.isEmpty || frames.isEmpty, comment)
      return
    }
    #expect(first % columns == 0, comment)
    let isMirrored = list.direction == .rightToLeft
    var start = list.start(ids[first]) ?? 0
    var (expected, expectedTexts): ([Int: Rect], [Int: String]) = ([:], [:])
    for row in stride(from: first, to: ids.count, by: columns) where start < size.width {
      let line = ids[row..<min(ids.count, row + columns)]
      let width = line.map(widths).max() ?? 0
      for (column, id) in line.enumerated() where width > 0 && start + width > 0 {
        expected[id] = Rect(
          x: isMirrored ? size.width - start - width : start,
          y: Double(column) * (height + spacing), width: width, height: height)
        expectedTexts[id] = "\(id):\(presses[id] ?? 0)"
      }
      start += width + spacing
    }
    #expect(frames == expected, comment)
    let texts = list.texts.filter { expected[$0.key] != nil }
    #expect(texts == expectedTexts, comment)
    if !hasColumns { #expect(list.starts.first.map { $0.start <= 0 } ?? true, comment) }
  }
}
