import AlidadeLayout
import AlidadeRender

/// Decides when the updates of one host are built, and in which frame they are shown.
///
/// What is pending is never noted here: it follows from the inputs of the tree and from the revision
/// that is mounted.
@MainActor final class UpdateScheduler {
  /// The next step of a host.
  enum State {
    /// There is none.
    case idle
    /// The next frame shows all updates.
    case scheduled
    /// Another thread builds what is shown as soon as it is ready.
    case building(BackgroundBuild)
    /// The next frame shows all updates, and overtakes the thread that builds.
    case overtaking(BackgroundBuild)
    /// Another thread builds what was to be shown in a frame that is over.
    case late(BackgroundBuild)
  }

  private(set) var state = State.idle
  // Proof of no dangling: the host owns the scheduler, and what is called later refers to it weakly.
  private unowned let host: ComponentHost

  init(_ host: ComponentHost) {
    self.host = host
  }

  private var mountHost: any MountHost { host.mounter.host }

  // MARK: - Requests

  /// Sees to it that updates are shown, if there are any.
  ///
  /// - Parameter priority: the most urgent priority of those that came last.
  func request(_ priority: UpdatePriority) {
    // An update under way ends with another look at what is pending.
    guard !host.isUpdating, host.pendingPriority != nil else { return }
    switch (state, priority) {
    case (.idle, .nextFrame):
      state = .scheduled
      scheduleFrame()
    case (.building(let build), .nextFrame):
      state = .overtaking(build)
      scheduleFrame()
    case (.idle, .background): buildInBackground()
    // The frame shows everything, and when a build ends it is followed by another.
    case (.scheduled, _), (.overtaking, _), (.late, _), (.building, .background): break
    }
  }

  /// Notes that everything pending was shown at once, so builds under way are of no use.
  func didShowEverything() {
    switch state {
    case .idle, .scheduled: break
    case .overtaking: state = .scheduled
    case .building, .late: state = .idle
    }
    requestPending()
  }

  private func requestPending() {
    if let priority = host.pendingPriority { request(priority) }
  }

  // MARK: - Frames

  private func scheduleFrame() {
    mountHost.scheduleFrame { [weak self] in self?.beginFrame() }
  }

  private func beginFrame() {
    switch state {
    case .scheduled: state = .idle
    case .overtaking(let build): state = .building(build)
    case .idle, .building, .late: return
    }
    if host.pendingPriority == nil { return }
    // Before anything is mounted there is nothing that could stay on the screen.
    if host.isUpdating || host.mountedTree.tree == nil { return host.update() }
    host.updateRepeatedly { size, round in
      build(size, for: ComponentHost.framePatience / (1 << round))
    }
    requestPending()
  }

  /// Builds for this frame, on another thread.
  ///
  /// - Returns: `nil` if that is not done in time, or gave way.
  private func build(_ size: Size, for patience: Duration) -> ComponentTree.Result? {
    let build = BackgroundBuild(size, .nextFrame)
    let work = work(of: build)
    state = .late(build)
    _ = mountHost.runInBackground(waitingUpTo: patience, work)
    switch build.stopWaiting() {
    case .built(let result):
      state = .idle
      return result
    case .interrupted:
      state = .idle
      host.counters.backgroundInterruptions += 1
      return nil
    case .late:
      host.counters.missedFrames += 1
      return nil
    }
  }

  // MARK: - The background

  private func buildInBackground() {
    // Without a size there is nothing to lay out; the first update shows everything.
    guard let size = host.size else { return }
    let build = BackgroundBuild(size, .background)
    state = .building(build)
    mountHost.runInBackground(work(of: build))
  }

  private func work(of build: BackgroundBuild) -> @Sendable () -> Void {
    let (tree, context, ranges) = (host.tree, host.layoutContext, host.watchedRanges)
    let mountHost = mountHost
    return { [weak self] in
      let result = tree.render(
        build.size, context, askingAbout: ranges,
        build.priority == .nextFrame ? .nextFrame : .background)
      if build.end(with: result) { mountHost.runOnMain { self?.finish(build, result) } }
    }
  }

  /// Mounts a result that no frame waits for.
  private func finish(_ build: BackgroundBuild, _ result: ComponentTree.Result?) {
    if result == nil { host.counters.backgroundInterruptions += 1 }
    switch state {
    case .building(build), .late(build): state = .idle
    case .overtaking(build): state = .scheduled
    // Something newer is shown, or is about to be.
    case .idle, .scheduled, .building, .overtaking, .late: return
    }
    if let result, host.mountLate(result, of: build.size), build.priority == .background {
      host.counters.backgroundUpdates += 1
    }
    requestPending()
  }
}

/// Matches a build in a pattern by its identity.
private func ~= (build: BackgroundBuild, other: BackgroundBuild) -> Bool { build === other }
