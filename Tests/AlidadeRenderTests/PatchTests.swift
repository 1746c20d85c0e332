import AlidadeHeadless
import AlidadeLayout
import AlidadeTesting
import Testing

@testable import AlidadeRender

@MainActor @Suite struct PatchTests {
  /// Boxes of labels, of which some change their texts.
  @MainActor private struct Labels {
    let boxes: [Node]
    var layout: Layout

    init(observer: (any MountObserver)? = nil) {
      boxes = (0..<6).map { box in
        var node = Node.box(
          (0..<4).map { .label("\(box) \($0)", y: Double($0) * 10) }, y: Double(box) * 100)
        if box == 3 { node.observer = observer }
        return node
      }
      layout =
        Node(
          identity: Stage.rootIdentity, frame: Rect(x: 0, y: 0, width: 100, height: 600),
          children: boxes
        ).layout
    }

    mutating func set(_ text: String, box: Int, label: Int) {
      let node = boxes[box].children[label].showing(text)
      let inside = layout.children[box].layout
      let changed = inside.replacing(
        [(label, node.layout)], configuration: inside.configuration)
      layout = layout.replacing([(box, changed)], configuration: layout.configuration)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64], [false, true])
  func `a patched tree mounts as a flattened one does`(_ seed: UInt64, isIncremental: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    var labels = Labels()
    var tree = RenderTree(flattening: labels.layout, isIncremental: isIncremental)
    let (one, other) = (Stage(), Stage())
    let rect = isIncremental ? Rect(x: 0, y: 150, width: 100, height: 200) : nil
    one.mounted.update(to: tree, visibleRect: rect)
    other.mounted.update(to: tree, visibleRect: rect)
    for step in 0..<30 {
      let previous = labels.layout
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        labels.set(
          "\(Int.random(in: 0..<3, using: &generator))",
          box: Int.random(in: 0..<6, using: &generator),
          label: Int.random(in: 0..<4, using: &generator))
      }
      let patched = try #require(
        RenderTree(patching: tree, of: previous, for: labels.layout), "step \(step)")
      tree = patched
      let whole = RenderTree(flattening: labels.layout, isIncremental: isIncremental)
      let first = one.operations { one.mounted.update(to: patched, visibleRect: rect) }
      let second = other.operations { other.mounted.update(to: whole, visibleRect: rect) }
      #expect(first.map(\.description) == second.map(\.description))
      #expect(one.root.subviews.map { Look($0) } == other.root.subviews.map { Look($0) })
    }
  }

  @Test func `only what differs is looked at`() throws {
    var labels = Labels()
    let (stage, tree) = (Stage(), RenderTree(flattening: labels.layout))
    stage.mounted.update(to: tree)
    let previous = labels.layout
    labels.set("new", box: 2, label: 1)
    let patched = try #require(RenderTree(patching: tree, of: previous, for: labels.layout))
    let counters = stage.counters { stage.mounted.update(to: patched) }
    #expect(counters.unitsVisited == 1)
    #expect(counters.attributesApplied == 1)
  }

  @Test func `a patch of something that is not mounted is mounted as a whole`() throws {
    var labels = Labels()
    let (stage, tree) = (Stage(), RenderTree(flattening: labels.layout))
    stage.mounted.update(to: tree)
    let first = labels.layout
    labels.set("skipped", box: 0, label: 0)
    let skipped = try #require(RenderTree(patching: tree, of: first, for: labels.layout))
    let second = labels.layout
    labels.set("shown", box: 5, label: 3)
    let shown = try #require(RenderTree(patching: skipped, of: second, for: labels.layout))
    let counters = stage.counters { stage.mounted.update(to: shown) }
    #expect(counters.unitsVisited == shown.units.count)
    #expect(counters.attributesApplied == 2)
  }

  @Test func `who observes hears of a generation that was patched elsewhere`() throws {
    let observer = BalanceObserver()
    var labels = Labels(observer: observer)
    let (stage, tree) = (Stage(), RenderTree(flattening: labels.layout))
    stage.mounted.update(to: tree)
    let previous = labels.layout
    labels.set("new", box: 0, label: 0)
    let patched = try #require(RenderTree(patching: tree, of: previous, for: labels.layout))
    let counters = stage.counters { stage.mounted.update(to: patched) }
    #expect(counters.unitsVisited == 2)
    #expect(counters.attributesApplied == 1)
  }

  @Test func `who observes a patch is told before and after it, parents around children`() throws {
    let recorder = Recorder()
    var nodes = Node.box([.label("inner"), .label("other", y: 20)])
    nodes.children[0].observer = recorder.observer("inner")
    nodes.observer = recorder.observer("outer")
    let previous = nodes.layout
    let (stage, tree) = (Stage(), RenderTree(flattening: previous))
    stage.mounted.update(to: tree)
    _ = recorder.take()
    let latter = previous.replacing(
      [(1, nodes.children[1].showing("new").layout)], configuration: previous.configuration)
    let patched = try #require(RenderTree(patching: tree, of: previous, for: latter))
    stage.mounted.update(to: patched)
    #expect(
      recorder.entries == [
        "outer willUpdate", "inner willUpdate", "inner didUpdate", "outer didUpdate",
      ])
  }

  @Test func `another shape of a view is no patch`() {
    let label = Node.label("a")
    let previous = Node.box([label])
    let latter = previous.holding([label.with()])
    let (before, after) = (previous.layout, latter.layout)
    let tree = RenderTree(flattening: before)
    #expect(RenderTree(patching: tree, of: before, for: after) == nil)
  }
}

extension Layout {
  /// Returns the same layout with some children replaced.
  fileprivate func replacing(
    _ replacements: [(place: Int, layout: Layout)], configuration: ViewConfiguration?
  ) -> Layout {
    var children = children
    for (place, layout) in replacements {
      children[place] = Child(position: children[place].position, layout: layout)
    }
    return replacing(
      children: children, configuration: configuration, motion: nil, observer: observer)
  }
}
