import AlidadeLayout
import Testing

/// What holds for every tree.
struct FlexPropertyTests {
  private static let spaces: [FlexSpace] = [
    FlexSpace(width: .fill(300)), FlexSpace(width: .fill(200), height: 150),
    FlexSpace(width: .maxContent), FlexSpace(width: .minContent),
    FlexSpace(width: .fitContent(180)),
  ]

  private func frames(
    _ random: RandomFlexTree, _ space: FlexSpace, _ workspace: inout FlexWorkspace,
    again: Bool = false
  ) -> [Rect] {
    if again {
      workspace.layOutAgain(random.tree, in: space, measure: random.measure)
    } else {
      workspace.layOut(random.tree, in: space, measure: random.measure)
    }
    return (0..<random.tree.count).map { workspace.frame(of: FlexNode(rawValue: Int32($0))) }
  }

  @Test func `the same tree gives the same frames, with and without keeping results`() {
    var kept = FlexWorkspace()
    var forgetful = FlexWorkspace(isCaching: false)
    for seed in 0..<1500 {
      let random = RandomFlexTree(seed: UInt64(seed))
      for space in Self.spaces {
        let first = frames(random, space, &kept)
        let isSameTwice = frames(random, space, &kept) == first
        let isSameAgain = frames(random, space, &kept, again: true) == first
        let isSameForgetful = frames(random, space, &forgetful) == first
        #expect(isSameTwice && isSameAgain && isSameForgetful, "seed \(seed), \(space)")
      }
    }
  }

  @Test func `a changed node gives the frames of a fresh layout`() {
    var kept = FlexWorkspace()
    var fresh = FlexWorkspace()
    for seed in 0..<1000 {
      var random = RandomFlexTree(seed: UInt64(seed))
      let space = Self.spaces[seed % Self.spaces.count]
      _ = frames(random, space, &kept)
      for step in 0..<4 {
        let node = FlexNode(rawValue: Int32((seed + step * 7) % random.tree.count))
        if step < 2 {
          random.tree.setStyle(random.anotherStyle(), of: node)
        } else {
          random.widths[Int(node.rawValue)] += 30
        }
        kept.invalidate(node, in: random.tree)
        let again = frames(random, space, &kept, again: true)
        let isSame = again == frames(random, space, &fresh)
        #expect(isSame, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `hostile numbers give finite frames that are not negative`() {
    var workspace = FlexWorkspace()
    for seed in 0..<2000 {
      let random = RandomFlexTree(seed: UInt64(seed), isHostile: true)
      for space in Self.spaces {
        let wrong = frames(random, space, &workspace).first { frame in
          let isFinite = frame.minX.isFinite && frame.minY.isFinite
          let (width, height) = (frame.size.width, frame.size.height)
          return !isFinite || !(width >= 0) || !(height >= 0) || !width.isFinite || !height.isFinite
        }
        #expect(wrong == nil, "seed \(seed), \(space)")
      }
    }
  }

  @Test func `bounds in points hold`() {
    var workspace = FlexWorkspace()
    for seed in 0..<500 {
      let random = RandomFlexTree(seed: UInt64(seed))
      let found = frames(random, FlexSpace(width: .fill(300)), &workspace)
      for index in 1..<max(1, random.tree.count) {
        let style = random.tree.style(of: FlexNode(rawValue: Int32(index)))
        guard found[index].size.width > 0, style.boxSizing == .borderBox,
          let least = style.minimumWidth.pointsForTests
        else { continue }
        #expect(found[index].size.width >= least, "seed \(seed), node \(index)")
      }
    }
  }

  @Test func `neighbors that touch still touch on the pixel grid`() {
    var tree = FlexTree()
    let root = tree.append(FlexStyle())
    var style = FlexStyle()
    style.flexGrow = 1
    for _ in 0..<7 { tree.append(style, to: root) }
    var workspace = FlexWorkspace()
    workspace.layOut(tree, in: FlexSpace(width: .fill(100), height: 10)) { _, _ in
      FlexMeasurement(width: 0, height: 0)
    }
    for scale in [1, 1.25, 1.5, 2, 3] {
      let grid = PixelGrid(scale: scale)
      let frames = [Rect](unsafeUninitializedCapacity: tree.count) { buffer, count in
        workspace.writeFrames(
          into: buffer, of: tree, on: grid, origin: Point(x: 0.3, y: 0.3))
        count = tree.count
      }
      for index in 2..<tree.count {
        #expect(abs(frames[index].minX - frames[index - 1].maxX) < 1e-9)
        #expect(abs((frames[index].minX * scale).rounded() - frames[index].minX * scale) < 1e-9)
      }
    }
  }
}

extension FlexLength {
  /// The points, when it is points.
  var pointsForTests: Double? { Double(description) }
}
