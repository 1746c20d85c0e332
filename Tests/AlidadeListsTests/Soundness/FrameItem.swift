import AlidadeNative
import AlidadeTesting

/// The element of a row in a random list.
struct FrameItem: Sendable, Hashable, Identifiable {
  /// A time at which a row counts by itself.
  enum Appearing: CaseIterable { case still, nextFrame, background, immediate }

  let id: Int
  /// The number of changes; together with the id it identifies all else.
  var version = 0
  /// The heights of the upper part, which the row takes in turn while it counts; not empty.
  var heights: [Double]
  /// Rows of different kinds have different structures.
  var kind = 0
  /// The number of words that are wrapped below the upper part.
  var words = 0
  var isFocusable = false
  /// The priority in which the row counts when it appears.
  var appearing = Appearing.still

  /// The height of the upper part of a row that has counted so far.
  func upperHeight(at count: Int) -> Double { heights[count % heights.count] }

  /// The text that is wrapped below the upper part.
  var filler: String { Array(repeating: "word", count: words).joined(separator: " ") }

  /// The height of the row, in points.
  func height(at count: Int, width: Double, _ measurer: any ContentMeasurer) -> Double {
    let upper = upperHeight(at: count)
    if words == 0 { return upper }
    return upper + measurer.layout(TextContent(runs: [TextRun(filler)]), width: width).size.height
  }

  /// A Boolean value that is `true` if the row can be without height.
  var canBeEmpty: Bool { words == 0 && heights.contains(0) }

  init(id: Int, heights: [Double]) { (self.id, self.heights) = (id, heights) }

  init(id: Int, using generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    self.id = id
    heights = []
    heights = FrameItem.heights(using: &generator)
    kind = number(0...3)
    if heights.allSatisfy({ $0 < 300 }) {
      words = number(0...2) == 0 ? number(1...8) : 0
      isFocusable = number(0...2) == 0
    }
    if number(0...5) == 0 { appearing = Appearing.allCases[number(1...3)] }
  }

  /// Returns the same item with other heights.
  func changed(using generator: inout SeededGenerator) -> FrameItem {
    var item = self
    item.version += 1
    item.heights = FrameItem.heights(using: &generator)
    if !item.heights.allSatisfy({ $0 < 300 }) { (item.words, item.isFocusable) = (0, false) }
    return item
  }

  private static func heights(using generator: inout SeededGenerator) -> [Double] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      switch Int.random(in: 0...29, using: &generator) {
      case 0, 1: 0
      case 2: Double(Int.random(in: 500...4_000, using: &generator))
      case 3...8: Double(Int.random(in: 30...210, using: &generator)) / 3
      default: Double(Int.random(in: 10...70, using: &generator))
      }
    }
  }
}

/// The ids of the elements of a random list at one time, and the position of each.
struct FrameOrder: Sendable {
  let ids: [Int]
  let places: [Int: Int]

  init(_ ids: [Int]) {
    self.ids = ids
    places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  }
}

/// The elements of a random list at one time.
struct FrameData: Sendable {
  var revision = 0
  var items: [FrameItem] = []
}
