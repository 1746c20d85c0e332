import AlidadeLayout
import AlidadeRender

/// The schedule of one host's updates: it decides when they are built, and in which frame they are
/// shown.
///
/// The scheduler doesn't record pending updates: these follow from the inputs of the tree and the
/// mounted revision.
@MainActor final class UpdateScheduler {
  /// The next step of a host.
  enum State {
    /// There is no next step.
    case idle
    /// The next frame shows all updates.
    case scheduled
    /// Another thread builds a result that is shown as soon as it is ready.
    case building(BackgroundBuild)
    /// The next frame shows all updates, and overtakes the thread that builds.
    case overtaking(BackgroundBuild)
    /// Another thread builds a result for a frame that is over.
    case late(BackgroundBuild)
  }

  private(set) var state = State.idle
  /// A Boolean value that is `true` until a scheduled frame begins, even if everything is shown
  /// before it.
  private var awaitsFrame = false
  /// A Boolean value that is `true` while updates of a concealed host wait for the end of a pause.
  private var isPausing = false
  /// The pause before a concealed host shows updates without a frame.
  private static let concealedPause = Duration.seconds(1)
  // Proof of no dangling: the host owns the scheduler, and deferred calls reference it weakly.
  private unowned let host: ComponentHost

  init(_ host: ComponentHost) {
    self.host = host
  }

  private var mountHost: any MountHost { host.mounter.host }

  // MARK: - Requests

  /// Makes sure that pending updates are shown, if there are any.
  func request() {
    // An update in progress ends by checking for pending updates again. Without a size, nothing can
    // be laid out; the first size shows everything.
    guard !host.isUpdating, let size = host.size, let priority = host.pendingPriority
    else { return }
    switch (state, priority) {
    case (.idle, .nextFrame):
      state = .scheduled
      scheduleFrame()
    case (.building(let build), .nextFrame):
      state = .overtaking(build)
      scheduleFrame()
    case (.idle, .background): buildInBackground(size)
    // The frame shows everything, and another build follows the one that ends.
    case (.scheduled, _), (.overtaking, _), (.late, _), (.building, .background): break
    }
  }

  /// Records that all pending updates were shown, so that the results of builds in progress aren't
  /// needed.
  func didShowEverything() {
    state = .idle
    request()
  }

  // MARK: - Frames

  private func scheduleFrame() {
    hostDidConceal()
    if awaitsFrame { return }
    awaitsFrame = true
    mountHost.scheduleFrame { [weak self] in
      self?.awaitsFrame = false
      self?.showScheduled()
    }
  }

  /// Shows updates that wait for a frame at the end of a pause at the latest, if no frame comes
  /// because the user can't see the host.
  ///
  /// They may present something that the user must see, such as an alert. The pause limits the work
  /// for changes that nobody sees.
  func hostDidConceal() {
    guard host.mounter.visibility.isConcealed, !isPausing else { return }
    switch state {
    case .scheduled, .overtaking: break
    case .idle, .building, .late: return
    }
    isPausing = true
    mountHost.schedule(after: UpdateScheduler.concealedPause) { [weak self] in
      guard let self else { return }
      isPausing = false
      if host.mounter.visibility.isConcealed { showScheduled() }
    }
  }

  private func showScheduled() {
    // An update may release a closure that is the last owner of the host.
    let host = host
    defer { withExtendedLifetime(host) {} }
    switch state {
    case .scheduled: state = .idle
    case .overtaking(let build): state = .building(build)
    case .idle, .building, .late: return
    }
    if host.pendingPriority == nil { return }
    // Before the first mount, there is no content that could stay on the screen.
    if host.isUpdating || host.mountedTree.tree == nil { return host.update() }
    host.mounter.patience.begin(ComponentHost.framePatience, inFrameAt: mountHost.frameTime)
    host.updateRepeatedly { size in build(size, for: host.mounter.patience.next() ?? .zero) }
    host.mounter.patience.end()
    request()
  }

  /// Builds for this frame, on another thread.
  ///
  /// - Returns: `nil` if the build isn't done in time, or was interrupted.
  private func build(_ size: Size, for patience: Duration) -> ComponentTree.Result? {
    let build = BackgroundBuild(host.layoutRequest(of: size), .nextFrame)
    let work = work(of: build)
    state = .late(build)
    _ = mountHost.runInBackground(waitingUpTo: patience, work)
    guard let outcome = build.result.stopWaiting() else {
      host.counters.missedFrames += 1
      return nil
    }
    state = .idle
    if outcome == nil { host.counters.backgroundInterruptions += 1 }
    return outcome
  }

  // MARK: - The background

  private func buildInBackground(_ size: Size) {
    let build = BackgroundBuild(host.layoutRequest(of: size), .background)
    state = .building(build)
    mountHost.runInBackground(work(of: build))
  }

  private func work(of build: BackgroundBuild) -> @Sendable () -> Void {
    let (tree, mountHost, ranges) = (host.tree, mountHost, host.watchedRanges)
    let request = build.request
    return { [weak self] in
      let result = tree.render(
        in: request.range, request.context, askingAbout: ranges,
        build.priority == .nextFrame ? .nextFrame : .background,
        isIncremental: request.isIncremental)
      if build.result.end(with: result) { mountHost.runOnMain { self?.finish(build, result) } }
    }
  }

  /// Mounts a result that no frame waits for.
  private func finish(_ build: BackgroundBuild, _ result: ComponentTree.Result?) {
    let host = host
    defer { withExtendedLifetime(host) {} }
    if result == nil { host.counters.backgroundInterruptions += 1 }
    switch state {
    case .building(build), .late(build): state = .idle
    case .overtaking(build): state = .scheduled
    // Something newer is shown, or is about to be.
    case .idle, .scheduled, .building, .overtaking, .late: return
    }
    if let result, host.mountLate(result, for: build.request), build.priority == .background {
      host.counters.backgroundUpdates += 1
    }
    request()
  }
}

/// Matches a build in a pattern by its identity.
private func ~= (build: BackgroundBuild, other: BackgroundBuild) -> Bool { build === other }
