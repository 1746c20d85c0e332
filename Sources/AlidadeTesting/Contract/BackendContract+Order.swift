import AlidadeRender

extension BackendContract {
  /// The rules for reordering siblings.
  static let orderCases = [
    rule("two siblings of one kind that change places move one view and set nothing") {
      stage, journal in
      let (one, two) = (stage.node(1), stage.node(2))
      stage.mount([one, two])
      let views = stage.identities(stage.views())
      _ = journal.take()
      journal.expect(stage.calls { stage.mount([two, one]) }, equals: [.move], "the calls")
      journal.expect(journal.entries, equals: [], "the attributes")
      journal.expect(stage.identities(stage.views()), equals: views.reversed(), "the views")
    },
    rule("an unchanged order moves nothing") { stage, journal in
      let nodes = (0..<6).map { stage.node($0) }
      stage.mount(nodes)
      let changed = nodes.enumerated().map { $1.with(journal.attribute("value", 10 + $0)) }
      journal.expect(stage.calls { stage.mount(changed) }, equals: [], "the calls")
      journal.expect(stage.shown(), equals: [10, 11, 12, 13, 14, 15], "what is shown")
    },
    rule("every order of five siblings is reached with the fewest moves") { stage, journal in
      let nodes = (0..<5).map { stage.node($0) }
      for order in (0..<5).permutations {
        stage.mount(nodes)
        let calls = stage.calls { stage.mount(order.map { nodes[$0] }) }
        journal.expect(stage.shown(), equals: order, "the order")
        journal.expect(
          calls, equals: Array(repeating: .move, count: 5 - longestRun(in: order)),
          "the calls for \(order)")
      }
    },
    rule("siblings are inserted and removed without a move") { stage, journal in
      let nodes = (0..<4).map { stage.node($0) }
      stage.mount([nodes[0], nodes[2], nodes[3]])
      let inserting = stage.calls { stage.mount(nodes) }
      journal.expect(inserting, equals: [.make, .insert, .setFrame], "the calls to insert")
      journal.expect(stage.shown(), equals: [0, 1, 2, 3], "the order")
      let removing = stage.calls { stage.mount([nodes[0], nodes[1], nodes[3]]) }
      journal.expect(removing, equals: [.hide], "the calls to remove")
      journal.expect(stage.shown(), equals: [0, 1, 3], "the order after that")
    },
    rule("views of other code keep their places among managed ones") { stage, journal in
      let nodes = (0..<3).map { stage.node($0) }
      stage.mount(nodes)
      let host = stage.backend.host
      let foreign = host.makeView(PortableViewClass(.container, role: .generic))
      host.insert(foreign, into: stage.root, above: stage.views()[2])
      stage.mount([nodes[2], nodes[0], stage.node(4), nodes[1]])
      journal.expect(stage.shown(), equals: [2, 0, 4, 1, nil], "the order")
      journal.expect(stage.views().last === foreign, "the other view is no longer topmost")
      stage.mount([])
      journal.expect(stage.views().map { $0 === foreign }, equals: [true], "the visible views")
      host.remove(foreign, from: stage.root)
    },
    rule("a view of other code stays where it is when the views around it are replaced") {
      stage, journal in
      let nodes = (0..<4).map { stage.node($0) }
      stage.mount(nodes)
      let host = stage.backend.host
      let foreign = host.makeView(PortableViewClass(.container, role: .generic))
      host.insert(foreign, into: stage.root, above: stage.views()[1])
      stage.mount([nodes[3], nodes[1], nodes[2], nodes[0]])
      journal.expect(stage.shown(), equals: [3, 1, nil, 2, 0], "the order")
      journal.expect(
        stage.calls { stage.mount([nodes[3], nodes[1], nodes[0], nodes[2]]) }, equals: [.move],
        "the calls to exchange two on one side")
      journal.expect(stage.shown(), equals: [3, 1, nil, 0, 2], "the order after that")
      journal.expect(
        stage.views().dropFirst(2).first === foreign, "the other view is elsewhere")
      host.remove(foreign, from: stage.root)
    },
    rule("random moves, insertions and removals end in the right order") { stage, journal in
      var generator = SeededGenerator(seed: 11)
      let nodes = (0..<10).map { stage.node($0) }
      for _ in 0..<100 {
        let count = Int.random(in: 0...10, using: &generator)
        let chosen = nodes.indices.shuffled(using: &generator).prefix(count)
        stage.mount(chosen.map { nodes[$0] })
        journal.expect(stage.shown(), equals: Array(chosen), "the order")
      }
    },
  ]

  /// Returns the length of the longest increasing subsequence, by trying all subsequences.
  private static func longestRun(in order: [Int]) -> Int {
    (0..<(1 << order.count)).reduce(0) { longest, subset in
      let chosen = order.indices.filter { subset & (1 << $0) != 0 }.map { order[$0] }
      let isIncreasing = zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
      return isIncreasing ? max(longest, chosen.count) : longest
    }
  }
}
