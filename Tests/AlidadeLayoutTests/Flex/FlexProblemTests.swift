import AlidadeLayout
import Synchronization
import Testing

struct FlexProblemTests {
  @Test func `a style that makes no sense is reported with its values`() {
    var style = FlexStyle()
    style.width = .points(.nan)
    style.padding.left = -3
    style.flexGrow = -.infinity
    style.minimumHeight = 20
    style.maximumHeight = 10
    var tree = FlexTree()
    tree.append(FlexStyle())
    tree.append(style, to: FlexNode(rawValue: 0))
    let texts = tree.problems().map(\.description)
    #expect(
      texts == [
        "Flex node 1: width isn't a finite number; it counts as auto, or as zero where auto isn't allowed.",
        "Flex node 1: padding.left is negative (-3.0); it counts as zero.",
        "Flex node 1: flexGrow is -inf; it counts as zero, or as the largest number if it is positive infinity.",
        "Flex node 1: minimumHeight 20.0 is above maximumHeight 10.0; the minimum is used.",
      ])
  }

  @Test func `a sensible style is not reported`() {
    var tree = FlexTree()
    tree.append(FlexStyle())
    #expect(tree.problems().isEmpty)
  }

  #if DEBUG
  @Test func `debug builds report before they lay out`() {
    var tree = FlexTree()
    var style = FlexStyle()
    style.aspectRatio = .nan
    tree.append(style)
    let counter = Counter()
    var workspace = FlexWorkspace { _ in counter.count.withLock { $0 += 1 } }
    workspace.layOut(tree, in: FlexSpace(width: .fill(10))) { _, _ in
      FlexMeasurement(width: 0, height: 0)
    }
    #expect(counter.count.withLock { $0 } == 1)
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }
  #endif
}
