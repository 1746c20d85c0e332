import AlidadeCore
import AlidadeHeadless

/// Collects the components that are built in a window, tree by tree.
@MainActor final class RebuildRecorder {
  private let view: HeadlessHostingView
  private var updateCount: Int
  private var generations: [ObjectIdentifier: Int] = [:]
  private(set) var rebuilds: [Rebuild] = []

  init(_ view: HeadlessHostingView) {
    self.view = view
    updateCount = view.host.counters.updates
    view.host.recordsRebuilds = true
    for tree in rowTrees {
      tree.recordsRebuilds = true
      generations[ObjectIdentifier(tree)] = tree.mountedGeneration
    }
  }

  /// Adds the builds since the last call.
  func note() {
    if view.host.counters.updates != updateCount {
      updateCount = view.host.counters.updates
      rebuilds += view.host.rebuilds
    }
    for tree in rowTrees {
      let identifier = ObjectIdentifier(tree)
      guard let known = generations[identifier] else { continue }
      generations[identifier] = tree.mountedGeneration
      if tree.mountedGeneration > known { rebuilds += tree.rebuilds }
    }
  }

  /// Ends the recording.
  func end() {
    note()
    view.host.recordsRebuilds = false
    for tree in rowTrees { tree.recordsRebuilds = false }
  }

  private var rowTrees: [ComponentTree] {
    view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
      .compactMap { $0.scrollDelegate as? any ComponentTreeContainer }
      .flatMap { $0.mountedTrees.map(\.tree) }
  }
}
