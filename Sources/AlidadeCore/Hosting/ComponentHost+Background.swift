import AlidadeLayout
import AlidadeRender

// Builds in the background, one at a time.
extension ComponentHost {
  /// Sees to it that what changed is shown.
  func schedule(_ lane: UpdateLane) {
    switch lane {
    case .nextFrame: setNeedsUpdate()
    case .background: buildInBackground()
    }
  }

  private func buildInBackground() {
    // Without a size there is nothing to lay out; the first update takes everything along.
    guard let size else { return }
    if isBuildingInBackground {
      needsBackgroundBuild = true
      return
    }
    isBuildingInBackground = true
    let (tree, context, host, ranges) = (tree, layoutContext, host, watchedRanges)
    let changeCount = tree.changeCount
    host.runInBackground { [weak self] in
      let result = tree.renderInBackground(size, context, askingAbout: ranges, in: .background)
      host.runOnMain { self?.finish(result, of: size, changeCount) }
    }
  }

  private func finish(
    _ result: ComponentTree.Result?, of builtSize: Size, _ changeCount: Int
  ) {
    isBuildingInBackground = false
    let mustFollow = needsBackgroundBuild
    needsBackgroundBuild = false
    if let result {
      if !isOutdated(result), size == builtSize { counters.backgroundUpdates += 1 }
      if !mountIfFit(result, of: builtSize, changeCount: changeCount) { setNeedsUpdate() }
    } else {
      counters.backgroundInterruptions += 1
    }
    if mustFollow || (result == nil && tree.isStale) {
      buildInBackground()
    } else if result == nil {
      // Somebody else has built it, perhaps only to ask for a size.
      setNeedsUpdate()
    }
  }
}
