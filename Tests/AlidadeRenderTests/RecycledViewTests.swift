import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

/// A recycled view cannot be told from a new one: what is in sight after any history is what a
/// naive reading of the last tree gives.
@MainActor struct RecycledViewTests {
  @Test(arguments: Array(1...40) as [UInt64])
  func `after random updates everything looks as if it were new`(seed: UInt64) {
    var trees = RandomTrees(seed: seed, height: 100)
    let stage = Stage(
      poolLimits: ReusePoolLimits(maximumCount: Int(seed % 5), maximumAge: 10), isRecording: false)
    var nodes = trees.siblings(depth: 3, upTo: 8)
    let reports = DiagnosticsRecorder.reports {
      for step in 0..<40 {
        if trees.chance(15) { stage.mounted.unmountAll() }
        stage.mount(nodes.map(\.node))
        expect(stage, nodes, rect: nil, step: step, trees)
        trees.change(&nodes, depth: 3)
      }
    }
    #expect(reports.map(\.description) == [])
  }

  @Test(arguments: Array(1...60) as [UInt64])
  func `an incremental mount shows what a full one would show there`(seed: UInt64) {
    var trees = RandomTrees(seed: seed &* 977, height: 600)
    let stage = Stage(
      poolLimits: ReusePoolLimits(maximumCount: Int(seed % 7), maximumAge: 5), isRecording: false)
    var nodes = trees.siblings(depth: 2, upTo: 12)
    var rect: Rect? = trees.window()
    let reports = DiagnosticsRecorder.reports {
      for step in 0..<30 {
        stage.mount(nodes.map(\.node), isIncremental: true, visible: rect)
        expect(stage, nodes, rect: rect, step: step, trees)
        for _ in 0..<6 {
          let next = trees.window()
          rect = next
          stage.mounted.scroll(to: next)
          expect(stage, nodes, rect: rect, step: step, trees)
        }
        if trees.chance(8) { rect = nil }
        trees.change(&nodes, depth: 2)
      }
    }
    #expect(reports.map(\.description) == [])
  }

  private func expect(
    _ stage: Stage, _ nodes: [RandomNode], rect: Rect?, step: Int, _ trees: RandomTrees
  ) {
    let expected = nodes.flatMap { $0.looks(in: rect, origin: .zero, viewOrigin: .zero) }
    let seen = stage.views.map { Look($0).painted }
    #expect(
      seen == expected.map(\.painted), "step \(step), in sight \(rect.map { "\($0)" } ?? "all")")
    let mounted = identities(nodes, rect: rect, origin: .zero)
    for (identity, observer) in trees.observers {
      #expect(observer.violations == [], "step \(step)")
      #expect(observer.isMounted == mounted.contains(identity), "step \(step)")
    }
  }

  /// The nodes that must be mounted.
  private func identities(_ nodes: [RandomNode], rect: Rect?, origin: Point) -> Set<UnitIdentity> {
    var found: Set<UnitIdentity> = []
    for node in nodes where node.touches(rect, at: origin) {
      found.insert(node.identity)
      found.formUnion(
        identities(node.children, rect: rect, origin: origin + node.frame.origin))
    }
    return found
  }
}
