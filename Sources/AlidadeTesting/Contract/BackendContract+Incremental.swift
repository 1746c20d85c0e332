import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for mounting only visible views.
  static let incrementalCases = [
    rule("only visible rows are mounted") { stage, journal in
      stage.mount(rows(200, stage), isIncremental: true, visible: window)
      journal.expect(stage.shown(), equals: Array(0..<10), "the rows")
      journal.expect(stage.backend.children(of: stage.root).count, equals: 10, "views")
    },
    rule("a scroll that crosses no edge makes no calls") { stage, journal in
      stage.mount(rows(200, stage), isIncremental: true, visible: window)
      let calls = stage.calls { stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 4))) }
      journal.expect(calls, equals: [], "the calls")
    },
    rule("a scroll by one row costs one row") { stage, journal in
      stage.mount(rows(200, stage), isIncremental: true, visible: window)
      _ = journal.take()
      let calls = stage.calls { stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 10))) }
      journal.expect(calls, equals: [.move, .setFrame], "the calls")
      journal.expect(journal.entries, equals: ["apply value 10"], "the attributes")
      journal.expect(stage.shown(), equals: Array(1..<11), "the rows")
    },
    rule("steady scrolling creates no views and hides none") { stage, journal in
      stage.mount(rows(200, stage), isIncremental: true, visible: window)
      let calls = stage.calls {
        for step in 1...100 {
          stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: Double(step) * 10)))
        }
      }
      journal.expect(Set(calls), equals: [.move, .setFrame], "the calls")
      journal.expect(stage.shown(), equals: Array(100..<110), "the rows")
    },
    rule("after any sequence of scrolls, the visible rows are in their places") { stage, journal in
      var generator = SeededGenerator(seed: 5)
      stage.mount(rows(200, stage), isIncremental: true, visible: window)
      for _ in 0..<100 {
        let first = Int.random(in: 0...190, using: &generator)
        stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: Double(first) * 10)))
        journal.expect(stage.shown(), equals: Array(first..<(first + 10)), "the rows")
        journal.expect(
          stage.views().map { stage.backend.frame(of: $0).minY },
          equals: (first..<(first + 10)).map { Double($0) * 10 }, "the places")
      }
    },
  ]

  /// The rectangle that shows the first ten rows.
  private static let window = Rect(x: 0, y: 1, width: 100, height: 93)

  @MainActor private static func rows(_ count: Int, _ stage: ContractStage) -> [ContractNode] {
    (0..<count).map { stage.node($0).at(y: Double($0) * 10) }
  }
}
