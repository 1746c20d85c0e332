import AlidadeNative
import Foundation
import LayoutCaseReading

/// A set of trees, and the work that is repeated with them.
public struct FlexWorkload {
  /// The work of one repetition.
  public enum Kind: Sendable {
    /// Everything is laid out from the beginning.
    case fresh
    /// The tree is built from its styles, and laid out.
    case build
    /// One leaf has changed since the last layout.
    case oneDirtyLeaf
  }

  /// The name on the command line.
  public let name: String
  /// The work of one repetition.
  public let kind: Kind
  private let cases: [LayoutCase]
  private let copies: [FlexTree]

  init(_ name: String, _ kind: Kind, _ cases: [LayoutCase]) {
    self.name = name
    self.kind = kind
    self.cases = cases
    copies = cases.map(\.tree)
  }

  /// The number of nodes that one repetition lays out.
  public var nodeCount: Int { cases.reduce(0) { $0 + $1.tree.count } }
  /// The number of trees that one repetition lays out.
  public var treeCount: Int { cases.count }

  /// Repeats the workload.
  ///
  /// - Returns: the sum of all heights, so that nothing is optimized away.
  public func run(_ repetitions: Int) -> Double {
    switch kind {
    case .fresh: return fresh(repetitions)
    case .build: return build(repetitions)
    case .oneDirtyLeaf: return oneDirtyLeaf(repetitions)
    }
  }

  private func fresh(_ repetitions: Int) -> Double {
    var workspace = FlexWorkspace()
    var sum = 0.0
    for _ in 0..<repetitions {
      for layoutCase in cases {
        layOut(layoutCase, layoutCase.tree, &workspace)
        sum += workspace.frame(of: FlexNode(rawValue: 0)).size.height
      }
    }
    return sum
  }

  private func build(_ repetitions: Int) -> Double {
    var workspace = FlexWorkspace()
    var tree = FlexTree()
    var sum = 0.0
    for _ in 0..<repetitions {
      for layoutCase in cases {
        tree.removeAll()
        for index in 0..<layoutCase.tree.count {
          let node = FlexNode(rawValue: Int32(index))
          tree.append(
            layoutCase.tree.style(of: node), to: layoutCase.tree.parent(of: node),
            isMeasured: layoutCase.texts[index] != nil)
        }
        layOut(layoutCase, tree, &workspace)
        sum += workspace.frame(of: FlexNode(rawValue: 0)).size.height
      }
    }
    return sum
  }

  private func oneDirtyLeaf(_ repetitions: Int) -> Double {
    var sum = 0.0
    for layoutCase in cases {
      var workspace = FlexWorkspace()
      layOut(layoutCase, layoutCase.tree, &workspace)
      let leaf = layoutCase.texts.lastIndex { $0 != nil } ?? 0
      for _ in 0..<repetitions {
        workspace.invalidate(FlexNode(rawValue: Int32(leaf)), in: layoutCase.tree)
        workspace.layOutAgain(layoutCase.tree, in: layoutCase.space) { node, proposal in
          layoutCase.measure(node, proposal)
        }
        sum += workspace.frame(of: FlexNode(rawValue: 0)).size.height
      }
    }
    return sum
  }

  private func layOut(
    _ layoutCase: LayoutCase, _ tree: FlexTree, _ workspace: inout FlexWorkspace
  ) {
    workspace.layOut(tree, in: layoutCase.space) { node, proposal in
      layoutCase.measure(node, proposal)
    }
  }
}
