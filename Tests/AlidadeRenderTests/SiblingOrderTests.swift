import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct SiblingOrderTests {
  @Test func `two like siblings that change places move their views and exchange no content`() {
    let stage = Stage()
    let (a, b) = (Node.label("a"), Node.label("b"))
    stage.mount([a, b])
    let views = stage.views
    let operations = stage.operations { stage.mount([b, a]) }
    #expect(operations.count == 1)
    #expect(operations.allSatisfy { $0.kind == .move })
    #expect(stage.views.map(ObjectIdentifier.init) == views.reversed().map(ObjectIdentifier.init))
    #expect(stage.texts == ["b", "a"])
  }

  @Test func `the exact move is logged`() {
    let stage = Stage()
    let nodes = [Node.label("a"), .label("b"), .label("c")]
    stage.mount(nodes)
    let views = stage.views
    let operations = stage.operations { stage.mount([nodes[1], nodes[2], nodes[0]]) }
    #expect(operations == [.move(views[0].logName, above: views[2].logName)])
  }

  @Test func `an unchanged order moves nothing`() {
    let stage = Stage()
    let nodes = (0..<10).map { Node.label("\($0)") }
    stage.mount(nodes)
    let operations = stage.operations { stage.mount(nodes.map { $0.showing("new") }) }
    #expect(operations.count == 10)
    #expect(operations.allSatisfy { $0.kind == .set })
  }

  @Test func `a new view in the middle moves nothing`() {
    let stage = Stage()
    let nodes = (0..<4).map { Node.label("\($0)") }
    stage.mount(nodes)
    let views = stage.views
    let operations = stage.operations {
      stage.mount([nodes[0], nodes[1], .label("new"), nodes[2], nodes[3]])
    }
    #expect(stage.texts == ["0", "1", "new", "2", "3"])
    #expect(operations.map(\.kind) == [.make, .insert, .set, .setFrame])
    let new = stage.views[2]
    #expect(
      operations[1] == .insert(new.logName, into: stage.root.logName, above: views[1].logName))
  }

  @Test func `a removed view moves nothing`() {
    let stage = Stage()
    let nodes = (0..<4).map { Node.label("\($0)") }
    stage.mount(nodes)
    let operations = stage.operations { stage.mount([nodes[0], nodes[2], nodes[3]]) }
    #expect(operations.map(\.kind) == [.hide])
  }

  @Test(arguments: (0..<5).permutations)
  func `every order is reached with the fewest moves`(order: [Int]) {
    let stage = Stage()
    let nodes = (0..<5).map { Node.label("\($0)") }
    stage.mount(nodes)
    let operations = stage.operations { stage.mount(order.map { nodes[$0] }) }
    #expect(stage.texts == order.map(String.init))
    #expect(operations.allSatisfy { $0.kind == .move })
    #expect(operations.count == 5 - longestRun(in: order))
  }

  /// The length of the longest increasing subsequence, found by trying all of them.
  private func longestRun(in order: [Int]) -> Int {
    (0..<(1 << order.count)).reduce(0) { longest, subset in
      let chosen = order.indices.filter { subset & (1 << $0) != 0 }.map { order[$0] }
      let isIncreasing = zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
      return isIncreasing ? max(longest, chosen.count) : longest
    }
  }

  @Test func `views of others keep their places amid managed ones`() {
    let stage = Stage()
    let nodes = (0..<4).map { Node.label("\($0)") }
    stage.mount(nodes)
    let foreign = HeadlessView()
    stage.root.insertSubview(foreign, above: stage.views[1])
    let topmost = HeadlessView()
    stage.root.addSubview(topmost)

    stage.mount([nodes[0], nodes[1].showing("one"), nodes[2], nodes[3]])
    #expect(stage.views[2] === foreign)
    #expect(stage.views[5] === topmost)

    stage.mount([nodes[3], nodes[2], .label("new"), nodes[1], nodes[0]])
    #expect(stage.texts == ["3", "2", "new", "1", "0"])
    #expect(foreign.superview === stage.root)
    #expect(stage.root.subviews.last === topmost)
    #expect(!foreign.isHidden && !topmost.isHidden)

    stage.mount([])
    #expect(
      stage.root.visibleSubviews.map(ObjectIdentifier.init)
        == [foreign, topmost].map(ObjectIdentifier.init))
  }

  @Test func `a view of others stays where it is when those around it are exchanged`() {
    let stage = Stage()
    let (one, two) = (Node.label("1"), Node.label("2"))
    stage.mount([one, two])
    let foreign = HeadlessView()
    stage.root.insertSubview(foreign, above: stage.views[0])
    let operations = stage.operations { stage.mount([two, one]) }
    #expect(stage.views.map(\.visibleText) == ["2", nil, "1"])
    #expect(stage.views[1] === foreign)
    #expect(operations.map(\.kind) == [.move, .move])
    #expect(stage.operations { stage.mount([one, two]) }.count == 2)
    #expect(stage.views.map(\.visibleText) == ["1", nil, "2"])
    #expect(stage.operations { stage.mount([one, two]) } == [])
  }

  @Test(arguments: 0..<40)
  func `views of others stay among those that remain, and no move is made in vain`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage()
    let nodes = (0..<9).map { Node.label("\($0)") }
    var foreign: [HeadlessView] = []
    var shown: [Int] = []
    for _ in 0..<40 {
      if foreign.count < 5, Int.random(in: 0..<4, using: &generator) == 0 {
        let view = HeadlessView()
        foreign.append(view)
        stage.root.insertSubview(view, above: stage.root.subviews.randomElement(using: &generator))
      }
      // Now and then only the order changes.
      let next =
        Bool.random(using: &generator)
        ? shown.shuffled(using: &generator)
        : Array(
          nodes.indices.shuffled(using: &generator)
            .prefix(Int.random(in: 0...9, using: &generator)))
      let before = stage.views
      let survivors = Set(next).intersection(shown).map(String.init)
      let operations = stage.operations { stage.mount(next.map { nodes[$0] }) }
      #expect(stage.texts == next.map(String.init))
      // Those that remain have taken each other's places; all others are where they were.
      var order = next.map(String.init).filter(survivors.contains).makeIterator()
      let places = before.filter { $0.visibleText.map(survivors.contains) ?? true }
      let expected = places.map { $0.visibleText == nil ? nil : order.next() }
      let after = stage.views.filter { $0.visibleText.map(survivors.contains) ?? true }
      #expect(after.map(\.visibleText) == expected)
      #expect(
        after.filter { $0.visibleText == nil }.map(ObjectIdentifier.init)
          == places.filter { $0.visibleText == nil }.map(ObjectIdentifier.init))
      if next.sorted() == shown.sorted() {
        let moves = operations.count { $0.kind == .move }
        #expect(moves == shown.count - longestCommonStretch(places.map(\.visibleText), expected))
        #expect(moves == operations.count)
      }
      shown = next
    }
  }

  /// The largest number of texts that can stay where they are, with everything that has none.
  private func longestCommonStretch(_ before: [String?], _ after: [String?]) -> Int {
    func stretches(_ places: [String?]) -> [[String]] {
      places.split(separator: nil, omittingEmptySubsequences: false).map { $0.compactMap { $0 } }
    }
    return zip(stretches(before), stretches(after)).reduce(0) { sum, pair in
      let (old, new) = pair
      var lengths = [[Int]](
        repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
      for (i, one) in old.enumerated() {
        for (j, other) in new.enumerated() {
          lengths[i + 1][j + 1] =
            one == other ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
        }
      }
      return sum + lengths[old.count][new.count]
    }
  }

  @Test func `the first view is put below views of others`() {
    let stage = Stage()
    let foreign = HeadlessView()
    stage.root.addSubview(foreign)
    stage.mount([.label("a"), .label("b")])
    #expect(stage.root.subviews.last === foreign)
    #expect(stage.texts == ["a", "b"])
  }

  @Test func `random orders with insertions and removals come out right`() {
    var generator = SeededGenerator(seed: 7)
    let stage = Stage()
    let nodes = (0..<12).map { Node.label("\($0)") }
    for _ in 0..<300 {
      let count = Int.random(in: 0...12, using: &generator)
      let chosen = nodes.indices.shuffled(using: &generator).prefix(count)
      stage.mount(chosen.map { nodes[$0] })
      #expect(stage.texts == chosen.map(String.init))
    }
  }

  @Test func `ten thousand siblings are reversed with a linear number of operations`() {
    let stage = Stage(isRecording: false)
    let nodes = (0..<10_000).map { Node.label("\($0)", y: Double($0)) }
    stage.mount(nodes)
    stage.host.log.clear()
    stage.mount(nodes.reversed())
    #expect(stage.host.log.count == 9_999)
    #expect(stage.host.log.count(of: .move) == 9_999)
    #expect(stage.texts.first == "9999")
    #expect(stage.texts.last == "0")
  }

  @Test func `ten thousand new siblings are put before ten thousand others`() {
    let stage = Stage(isRecording: false)
    let nodes = (0..<10_000).map { Node.label("\($0)", y: Double($0)) }
    stage.mount(Array(nodes[5_000...]))
    stage.host.log.clear()
    stage.mount(nodes)
    #expect(stage.host.log.count(of: .move) == 0)
    #expect(stage.host.log.count(of: .insert) == 5_000)
    #expect(stage.texts == (0..<10_000).map(String.init))
  }

  @Test func `each view gets at most one label in a pass, however many are moved or inserted`() {
    let stage = Stage(isRecording: false)
    let nodes = (0..<10_000).map { Node.label("\($0)", y: Double($0)) }
    let new = (0..<10_000).map { Node.label("new \($0)", y: Double($0)) }
    stage.mount(nodes)
    #expect(stage.counters { stage.mount(nodes.reversed()) }.viewsLabeled <= 10_000)
    let inserted = stage.counters { stage.mount(nodes[..<5_000] + new + nodes[5_000...]) }
    #expect(inserted.viewsLabeled <= 40_000)
    let last = stage.counters { stage.mount(new + [.label("last")]) }
    #expect(last.viewsLabeled == 0)
    #expect(stage.texts == (0..<10_000).map { "new \($0)" } + ["last"])
  }

  @Test(arguments: 0..<20)
  func `many new views amid others that change places come out in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage()
    let nodes = (0..<300).map { Node.label("\($0)") }
    for _ in 0..<12 {
      // Long runs of new views at one place, for which there are not enough labels.
      let (first, second) = (
        Int.random(in: 0..<300, using: &generator), Int.random(in: 0..<300, using: &generator)
      )
      var chosen = Array(nodes.indices[min(first, second)...max(first, second)])
      if Bool.random(using: &generator) { chosen.reverse() }
      if Bool.random(using: &generator) { chosen.shuffle(using: &generator) }
      stage.mount(chosen.map { nodes[$0] })
      #expect(stage.texts == chosen.map(String.init))
    }
  }
}
