import AlidadeLayout
import AlidadeTesting
import Testing

@Suite struct GridTrackSizingTests {
  typealias Item = GridTrackSizing.Item

  /// Tracks, what is in them, and the extents that follow by hand.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tracks: [GridTrack]
    var items: [Item] = []
    var spacing = 0.0
    let space: GridTrackSizing.Space
    let extents: [Double]
  }

  private static let words = [
    Item(tracks: 0..<1, least: 20, most: 60), Item(tracks: 1..<2, least: 30, most: 40),
    Item(tracks: 1..<2, least: 10, most: 90),
  ]

  static let examples = [
    Example(
      testDescription: "points are points", tracks: [.fixed(10), .fixed(0), .fixed(30)],
      items: [Item(tracks: 0..<1, least: 99, most: 99)], space: .between(0, 100),
      extents: [10, 0, 30]),
    Example(
      testDescription: "automatic tracks are as large as content likes",
      tracks: [.automatic, .automatic], items: words, spacing: 5, space: .between(0, .infinity),
      extents: [60, 90]),
    Example(
      testDescription: "with little room they grow equally from their minimums",
      tracks: [.automatic, .automatic], items: words, spacing: 5, space: .between(0, 85),
      extents: [35, 45]),
    Example(
      testDescription: "one that has all it likes leaves the rest to the other",
      tracks: [.automatic, .automatic], items: words, spacing: 5, space: .between(0, 145),
      extents: [60, 80]),
    Example(
      testDescription: "with no room they keep their minimums",
      tracks: [.automatic, .automatic], items: words, spacing: 5, space: .between(0, 10),
      extents: [20, 30]),
    Example(
      testDescription: "the smallest extents", tracks: [.automatic, .fraction(), .fixed(7)],
      items: words, spacing: 5, space: .least, extents: [20, 30, 7]),
    Example(
      testDescription: "automatic tracks are stretched over the least",
      tracks: [.automatic, .fixed(10), .automatic], space: .between(100, 100),
      extents: [45, 10, 45]),
    Example(
      testDescription: "shares divide what is left",
      tracks: [.fixed(40), .fraction(), .fraction(3)],
      spacing: 10, space: .between(0, 140), extents: [40, 20, 60]),
    Example(
      testDescription: "shares of less than one leave space over",
      tracks: [.fraction(0.25), .fraction(0.5)], space: .between(0, 100), extents: [25, 50]),
    Example(
      testDescription: "a share does not fall below its content",
      tracks: [.fraction(), .fraction()],
      items: [Item(tracks: 0..<1, least: 70, most: 80)], space: .between(0, 100),
      extents: [70, 30]),
    Example(
      testDescription: "a share with a minimum falls below its content",
      tracks: [.fraction(1, minimum: 0), .fraction(1, minimum: 60)],
      items: [Item(tracks: 0..<1, least: 70, most: 80)], space: .between(0, 100),
      extents: [40, 60]),
    Example(
      testDescription: "without bounds the share of who likes most decides",
      tracks: [.fraction(), .fraction(2)],
      items: [
        Item(tracks: 0..<1, least: 10, most: 30), Item(tracks: 1..<2, least: 10, most: 80),
      ], space: .between(0, .infinity), extents: [40, 80]),
    Example(
      testDescription: "without bounds shares fill the least", tracks: [.fraction(), .fraction(2)],
      items: [Item(tracks: 0..<1, least: 10, most: 30)], space: .between(120, .infinity),
      extents: [40, 80]),
    Example(
      testDescription: "what covers two tracks makes them grow equally",
      tracks: [.automatic, .automatic],
      items: [
        Item(tracks: 0..<1, least: 10, most: 10), Item(tracks: 1..<2, least: 30, most: 30),
        Item(tracks: 0..<2, least: 80, most: 80),
      ], spacing: 10, space: .between(0, .infinity), extents: [25, 45]),
    Example(
      testDescription: "first up to what single ones like",
      tracks: [.automatic, .automatic],
      items: [
        Item(tracks: 0..<1, least: 10, most: 100), Item(tracks: 1..<2, least: 10, most: 10),
        Item(tracks: 0..<2, least: 80, most: 80),
      ], space: .least, extents: [70, 10]),
    Example(
      testDescription: "points take no part in that", tracks: [.fixed(20), .automatic],
      items: [Item(tracks: 0..<2, least: 80, most: 90)], space: .between(0, .infinity),
      extents: [20, 70]),
    Example(
      testDescription: "narrow spans come before wide ones",
      tracks: [.automatic, .automatic, .automatic],
      items: [
        Item(tracks: 0..<3, least: 90, most: 90), Item(tracks: 0..<2, least: 60, most: 60),
      ], space: .least, extents: [30, 30, 30]),
    Example(
      testDescription: "the limit of a wide span is shared by who had none",
      tracks: [.automatic, .automatic],
      items: [
        Item(tracks: 0..<1, least: 10, most: 20), Item(tracks: 0..<2, least: 20, most: 100),
      ], space: .between(0, .infinity), extents: [20, 80]),
    Example(
      testDescription: "shares take what a wide span asks for, by their shares",
      tracks: [.automatic, .fraction(1), .fraction(3)],
      items: [
        Item(tracks: 0..<1, least: 10, most: 10), Item(tracks: 0..<3, least: 90, most: 90),
      ], space: .least, extents: [10, 20, 60]),
    Example(
      testDescription: "shares of zero are as large as their content",
      tracks: [.fraction(0), .fraction(1)],
      items: [Item(tracks: 0..<1, least: 15, most: 40)], space: .between(0, 100),
      extents: [15, 85]),
    Example(testDescription: "no tracks", tracks: [], space: .between(0, 100), extents: []),
  ]

  @Test(arguments: examples)
  func `tracks have the extents that follow by hand`(_ example: Example) {
    let extents = GridTrackSizing.extents(
      of: example.tracks, spacing: example.spacing, items: example.items, in: example.space)
    #expect(extents == example.extents)
  }

  @Test(arguments: 0..<300)
  func `tracks agree with levels found by bisection`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...6, using: &generator)
    let tracks = (0..<count).map { _ in GridReference.track(using: &generator) }
    let items = (0..<count * 2).map { _ in GridReference.item(count, using: &generator) }
    let most = Double.random(in: 0...900, using: &generator)
    let spacing = Double.random(in: 0...20, using: &generator)
    let extents = GridTrackSizing.extents(
      of: tracks, spacing: spacing, items: items, in: .between(0, most))
    let reference = GridReference.extents(
      of: tracks, items: items, space: most - spacing * Double(count - 1))
    for (extent, expected) in zip(extents, reference) {
      #expect(abs(extent - expected) < 1e-6, "\(tracks) \(items) \(most): \(extents) \(reference)")
    }
  }

  @Test(arguments: 0..<200)
  func `spanning items find room, and more room makes no track smaller`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    let count = Int.random(in: 1...6, using: &generator)
    let tracks = (0..<count).map { _ in GridReference.track(using: &generator) }
    let items = (0..<8).map { _ -> Item in
      let first = Int.random(in: 0..<count, using: &generator)
      let end = Int.random(in: first + 1...count, using: &generator)
      let least = Double.random(in: 0...100, using: &generator)
      return Item(tracks: first..<end, least: least, most: least * 2)
    }
    var before = [Double](repeating: 0, count: count)
    let spaces: [GridTrackSizing.Space] =
      [.least] + [0, 50, 200, 400, 1_000].map { .between(0, $0) }
    for space in spaces {
      let extents = GridTrackSizing.extents(of: tracks, spacing: 3, items: items, in: space)
      for item in items where tracks[item.tracks].contains(where: \.hasContentMinimum) {
        let room = extents[item.tracks].reduce(Double(item.tracks.count - 1) * 3, +)
        #expect(room >= item.least - 1e-6, "\(tracks) \(item) \(extents)")
      }
      for (extent, smaller) in zip(extents, before) {
        #expect(extent >= smaller - 1e-6, "\(tracks) \(items) \(extents) \(before)")
      }
      before = extents
    }
  }
}
