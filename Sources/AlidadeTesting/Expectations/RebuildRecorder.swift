import AlidadeCore
import AlidadeHeadless

/// A recorder of the components that are built in a window, tree by tree.
@MainActor final class RebuildRecorder {
  private struct Recording {
    let tree: ComponentTree
    /// A Boolean value that is `true` if the tree was already recording, and continues when this
    /// recording ends.
    let recordsRebuilds: Bool
    /// The builds that an outer recording hasn't collected yet; `nil` if there is no outer
    /// recording.
    let previousRebuilds: [Rebuild]?
    var rebuilds: [Rebuild] = []
  }

  private var recordings: [Recording] = []
  private(set) var rebuilds: [Rebuild] = []

  init(_ view: HeadlessHostingView) {
    for tree in view.trees {
      recordings.append(
        Recording(
          tree: tree, recordsRebuilds: tree.recordsRebuilds,
          previousRebuilds: tree.exchangeRebuilds(for: [])))
      tree.recordsRebuilds = true
    }
  }

  /// Adds the builds since the last call.
  func note() {
    for index in recordings.indices {
      let added = recordings[index].tree.exchangeRebuilds(for: []) ?? []
      recordings[index].rebuilds += added
      rebuilds += added
    }
  }

  /// Ends the recording.
  ///
  /// An outer recording also gets the builds.
  func end() {
    note()
    for recording in recordings {
      recording.tree.recordsRebuilds = recording.recordsRebuilds
      let rebuilds = recording.previousRebuilds.map { $0 + recording.rebuilds }
      _ = recording.tree.exchangeRebuilds(for: rebuilds)
    }
  }
}
