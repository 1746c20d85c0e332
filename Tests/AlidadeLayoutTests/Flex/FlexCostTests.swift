import AlidadeLayout
import AlidadeTesting
import Foundation
import Synchronization
import Testing

/// Cost in calls of the measure callback and in depth, not in time.
struct FlexCostTests {
  /// A chain of containers, each with a text beside the next one.
  private func chain(_ depth: Int, _ change: (Int, inout FlexStyle) -> Void) -> FlexTree {
    var tree = FlexTree()
    var parent: FlexNode?
    for level in 0..<depth {
      var style = FlexStyle.withZeroMinimum
      change(level, &style)
      parent = tree.append(style, to: parent)
      tree.append(FlexStyle(), to: parent, isMeasured: true)
    }
    return tree
  }

  private func calls(_ tree: FlexTree, _ space: FlexSpace = FlexSpace(width: .fill(1000))) -> Int {
    var calls = 0
    var workspace = FlexWorkspace()
    workspace.layOut(tree, in: space) { _, proposal in
      calls += 1
      return FlexMeasurement(width: 30, height: 10, baseline: 8)
    }
    return calls
  }

  private static let kinds: [@Sendable (Int, inout FlexStyle) -> Void] = [
    { $1.flexDirection = $0 % 2 == 0 ? .column : .row },
    { $1.flexDirection = .column },
    { _, _ in },
    { level, style in
      style.flexDirection = level % 2 == 0 ? .column : .row
      style.flexGrow = 1
      style.alignItems = level % 3 == 0 ? .center : .stretch
    },
    { level, style in
      style.flexDirection = level % 2 == 0 ? .row : .column
      style.alignItems = .baseline
      style.minimumWidth = .auto
      style.minimumHeight = .auto
    },
    { level, style in
      style.flexDirection = level % 2 == 0 ? .column : .row
      style.height = .percent(90)
      style.minimumHeight = .auto
    },
    { level, style in
      style.flexDirection = level % 2 == 0 ? .column : .row
      style.flexWrap = .wrap
      style.alignItems = .flexStart
    },
  ]

  @Test(arguments: 0..<7)
  func `twice the depth costs twice the measuring`(kind: Int) {
    // Wide enough for the conditions to be alike at every level.
    let space = FlexSpace(width: .fill(100_000))
    let shallow = calls(chain(200, Self.kinds[kind]), space)
    let deep = calls(chain(400, Self.kinds[kind]), space)
    #expect(deep <= shallow * 2 + 10)
    #expect(shallow <= 200 * 6)
  }

  @Test func `a chain of ten thousand needs no stack and measures each text a few times`() {
    let tree = chain(10_000, Self.kinds[0])
    let found = ThreadResult()
    let thread = Thread { found.finish(with: calls(tree)) }
    thread.stackSize = 512 * 1024
    thread.start()
    #expect(found.wait() <= 10_000 * 6)
  }

  @Test func `laying out again measures nothing, and after a change only what changed`() {
    let tree = chain(50, Self.kinds[0])
    var workspace = FlexWorkspace()
    var calls = 0
    let measure: (FlexNode, FlexProposal) -> FlexMeasurement = { _, _ in
      calls += 1
      return FlexMeasurement(width: 30, height: 10, baseline: 8)
    }
    let space = FlexSpace(width: .fill(1000))
    workspace.layOut(tree, in: space, measure: measure)
    calls = 0
    workspace.layOutAgain(tree, in: space, measure: measure)
    #expect(calls == 0)
    workspace.invalidate(FlexNode(rawValue: 51), in: tree)
    workspace.layOutAgain(tree, in: space, measure: measure)
    #expect(calls <= 4)
  }
}

/// What a thread found, for the one that waits for it.
private final class ThreadResult: Sendable {
  private let value = Mutex(0)
  private let done = DispatchSemaphore(value: 0)

  func finish(with value: Int) {
    self.value.withLock { $0 = value }
    done.signal()
  }

  func wait() -> Int {
    done.waitPatiently(for: "the layout of the other thread")
    return value.withLock { $0 }
  }
}
