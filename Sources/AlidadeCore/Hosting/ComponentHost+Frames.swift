import AlidadeLayout
import AlidadeRender

// What is shown in a frame is built on another thread, one build at a time.
extension ComponentHost {
  /// Brings what is shown up to date at the start of a frame, if that can be built in time.
  func updateInFrame() {
    // What is late asks for another frame when it is done.
    if lateBuild != nil { return }
    // Before anything is mounted there is nothing that could stay on the screen.
    if isUpdating || mountedTree.tree == nil { return update() }
    whileUpdating {
      repeatUpdates { size, round in
        buildForFrame(size, ComponentHost.framePatience / (1 << round))
      }
    }
  }

  /// Builds on another thread.
  ///
  /// - Returns: `nil` when that is not done in time, or was given up.
  private func buildForFrame(_ size: Size, _ patience: Duration) -> ComponentTree.Result? {
    let build = FrameBuild(size: size, changeCount: tree.changeCount)
    let (tree, context, host, ranges) = (tree, layoutContext, host, watchedRanges)
    _ = host.runInBackground(waitingUpTo: patience) { [weak self] in
      let result = tree.renderInBackground(
        size, context, askingAbout: ranges, in: .nextFrame)
      if build.end(with: result) { host.runOnMain { self?.finish(build, result) } }
    }
    switch build.stopWaiting() {
    case .built(let result):
      tree.noteShown(build.changeCount)
      return result
    case .interrupted:
      counters.backgroundInterruptions += 1
      setNeedsUpdate()
      return nil
    case .late:
      counters.missedFrames += 1
      lateBuild = build
      return nil
    }
  }

  /// Mounts what was built while the main thread went on, unless a newer result is mounted.
  ///
  /// - Parameters:
  ///   - builtSize: the size that it is laid out in.
  ///   - changeCount: how many changes of state are in it for certain.
  /// - Returns: `false` if something is to be laid out and mounted anew; what was built stays built.
  func mountIfFit(
    _ result: ComponentTree.Result, of builtSize: Size, changeCount: Int
  ) -> Bool {
    if isUpdating || (size != builtSize && !isOutdated(result)) { return false }
    tree.noteShown(changeCount)
    whileUpdating { mount(result) }
    return true
  }

  /// Mounts what has missed its frame, unless a newer result is mounted.
  private func finish(_ build: FrameBuild, _ result: ComponentTree.Result?) {
    lateBuild = nil
    // What has changed meanwhile is built for another frame.
    defer { if needsUpdate { setNeedsUpdate() } }
    guard let result else {
      counters.backgroundInterruptions += 1
      needsUpdate = true
      return
    }
    if !mountIfFit(result, of: build.size, changeCount: build.changeCount) { needsUpdate = true }
  }
}
