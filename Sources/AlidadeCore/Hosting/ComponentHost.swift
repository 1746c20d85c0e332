import AlidadeLayout
import AlidadeRender

/// Shows a component in a view of a toolkit and keeps what is shown up to date.
///
/// Backends make one for each hosting view. Changes of state become visible by priorities:
///
/// | priority | built and laid out | mounted |
/// |---|---|---|
/// | ``Context/updateImmediately(_:)`` | on the main thread | before the call returns |
/// | ``UpdatePriority/nextFrame`` | on another thread, once for all changes before a frame | in that frame, or as soon as that is done |
/// | ``UpdatePriority/background`` | on another thread | as soon as that is done |
///
/// At the start of a frame the main thread waits for what is built for it, but no longer than
/// ``ComponentHost/framePatience``. What takes longer misses the frame: what was shown stays on the
/// screen, and reacts and scrolls, until the other thread is done. Changes made meanwhile make one
/// further build after that. What is shown for the first time, and what follows from another size
/// of the root view, is built on the main thread, so that no frame is painted without it.
///
/// Whatever the priorities, changes are applied in the order in which they were made, each build shows
/// all that were made before it, and an older result never replaces a newer one. Work in the
/// background gives way to the main thread, and what nobody waits for to what is built for a frame.
@MainActor public final class ComponentHost {
  /// What was done so far.
  public struct Counters: Hashable, Sendable {
    /// How often the tree was brought up to date.
    public var updates = 0
    /// How many components were asked for their bodies, or placed anew.
    public var componentsBuilt = 0
    /// How many components were compared with the older ones in their places, found equal, and kept
    /// with all that is in them.
    public var componentsKept = 0
    /// How many results were built in the background and mounted.
    public var backgroundUpdates = 0
    /// How often work in the background gave way.
    public var backgroundInterruptions = 0
    /// How many builds for a frame took longer than the main thread waits, and were to be mounted
    /// later.
    public var missedFrames = 0
  }

  /// How long the main thread waits, at the start of a frame, for what is built for it: a quarter
  /// of a frame of a display with 60 frames a second.
  ///
  /// For what follows from that in the same frame it waits half as long, then half of that, and so
  /// on, which is twice as long at most.
  public nonisolated static let framePatience = Duration.milliseconds(4)

  /// Called when the component would now choose another size than it was asked for; a hosting view
  /// then asks its surroundings for room.
  public var didInvalidateSize: (@MainActor () -> Void)?
  /// What was done so far.
  public internal(set) var counters = Counters()
  /// What mounts, and counts what mounting does.
  public let mounter: Mounter
  /// What is mounted.
  public let mountedTree: MountedTree

  let tree: ComponentTree
  private(set) lazy var scheduler = UpdateScheduler(self)
  private let relay: Relay
  private var host: any MountHost { mounter.host }
  private var activity = Activity.idle
  private var isTornDown = false
  /// The generation that is mounted.
  private(set) var mountedGeneration = 0
  /// The revision of the newest input that is mounted.
  private var mountedRevision = -1
  /// The generation that the superview knows the size of.
  private var knownGeneration = 0
  /// A Boolean value that is `true` if the same generation may choose other sizes, because it is
  /// measured otherwise.
  private var mayChooseOtherSizes = false

  /// The sizes that the superview was told.
  private var answers: [(range: SizeRange, size: Size)] = []
  private static let answerLimit = 4

  /// The maximum number of nested updates in one frame.
  static let updateLimit = 8

  /// The number of units of a tree that is worth another thread to release it.
  private static let largeTree = 256

  private enum Activity {
    case idle
    /// The tree is brought up to date.
    case updating
    /// The same, and again when that is done.
    case updatingAgain
  }

  /// Shows `component` in `rootView`.
  ///
  /// Nothing is built before the first update.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - rootView: the view that everything is mounted in; may hold views of others too.
  ///   - mounter: the toolkit.
  public init<C: Component>(_ component: C, in rootView: any NativeView, mounter: Mounter) {
    self.mounter = mounter
    let host = mounter.host
    let relay = Relay()
    self.relay = relay
    mountedTree = MountedTree(in: rootView, mounter: mounter)
    tree = ComponentTree(
      component, showNow: { relay.owner?.update() },
      didBecomePending: { priority in host.runOnMain { relay.owner?.scheduler.request(priority) } })
    relay.owner = self
    tree.setEnvironment(ClipboardKey.self, Clipboard(host))
  }

  /// The size of the root view, in points; the component gets exactly this size.
  ///
  /// Set by the hosting view, before a frame is painted; what changes is mounted before the call
  /// returns. Nothing is mounted while the width or the height is not known, that is, `nil`.
  public var size: Size? {
    didSet {
      if size == oldValue { return }
      tree.updates.noteCause()
      update()
    }
  }

  /// Where lines begin.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { setNeedsLayout() } }
  }

  /// Whether the hosting view is visible; controllers are told.
  public var isVisible = false {
    didSet { if isVisible != oldValue { tree.setVisible(isVisible) } }
  }

  /// Replaces the component and shows it in the next frame.
  ///
  /// State inside survives if type and key are the same.
  ///
  /// - Parameter priority: when it is shown.
  public func setComponent<C: Component>(_ component: C, priority: UpdatePriority = .nextFrame) {
    tree.set(component, priority: priority)
    if !isShownImmediately { scheduler.request(priority) }
  }

  /// Provides a value to all components, under a key; those that read it are rebuilt in the next
  /// frame.
  public func setEnvironment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    tree.setEnvironment(key, value)
    if !isShownImmediately { scheduler.request(.nextFrame) }
  }

  /// The size that the component would choose from a range.
  ///
  /// Builds the component if that has not been done yet; mounts nothing. A range that is fixed on
  /// one axis and open on the other asks for the height in a width, or the width in a height.
  ///
  /// The answer is remembered: when an update makes it another, ``didInvalidateSize`` is called.
  public func sizeThatFits(_ range: SizeRange) -> Size {
    let size = tree.size(in: range, layoutContext)
    answers.removeAll { $0.range == range }
    if answers.count == ComponentHost.answerLimit { answers.removeFirst() }
    answers.append((range, size))
    return size
  }

  /// Brings the views up to date at the start of the next frame.
  public func setNeedsUpdate() {
    if isTornDown { return }
    tree.updates.request(.nextFrame)
    if isUpdating { activity = .updatingAgain }
    scheduler.request(.nextFrame)
  }

  /// Lays out and mounts again in the next frame, because fonts or the scale of the display have
  /// changed; rows of lists too, which keep in place what is in sight.
  ///
  /// Only the layouts that the change makes others are mounted. Backends call it when they hand out
  /// another ``AlidadeRender/ContentMeasurer``.
  public func setNeedsLayout() {
    tree.invalidateLayout()
    mayChooseOtherSizes = true
    if size == nil { compareAnswers([]) } else { setNeedsUpdate() }
  }

  /// Brings the views up to date before it returns; builds and lays out on the main thread.
  ///
  /// Called while an update is under way, for example by a controller that is told of mounting, it
  /// only sees to it that the update is followed by another. After a few of these in a row the rest
  /// waits for the next frame, and the loop is reported. Called by a body or a layout, it has the
  /// next frame show what has changed.
  public func update() {
    if isTornDown { return }
    if isUpdating || tree.isWorkingHere {
      ImmediateUpdates.deferrals += 1
      return setNeedsUpdate()
    }
    updateRepeatedly { size, _ in tree.render(in: SizeRange(exactly: size), layoutContext) }
    scheduler.didShowEverything()
  }

  /// Mounts what is made of the component for a size, again for what follows from mounting it.
  ///
  /// - Parameter make: makes it, given the number of the round, from zero; `nil` if it is not ready.
  func updateRepeatedly(_ make: (Size, Int) -> ComponentTree.Result?) {
    for round in 0..<ComponentHost.updateLimit {
      // The size may be another one after each round.
      guard let size else { return }
      activity = .updating
      let result = make(size, round)
      if let result { mount(result) }
      let isDone = result == nil || activity == .updating
      activity = .idle
      if isDone { return }
    }
    // A loop that goes on from frame to frame is told of once.
    if tree.causeCount < ComponentHost.updateLimit { reportLoop() }
  }

  /// Mounts a result that was built while the main thread went on.
  ///
  /// - Returns: `false` if it does not fit any longer, or something newer is mounted.
  func mountLate(_ result: ComponentTree.Result, of builtSize: Size) -> Bool {
    if isUpdating || size != builtSize || result.generation < mountedGeneration { return false }
    activity = .updating
    mount(result)
    activity = .idle
    return true
  }

  /// The priority in which there is something to show; `nil` if everything is mounted.
  var pendingPriority: UpdatePriority? {
    isTornDown ? nil : tree.updates.priority(after: mountedRevision)
  }

  /// A Boolean value that is `true` while the views are brought up to date.
  var isUpdating: Bool { activity != .idle }

  /// Unmounts everything, ends all controllers and tasks, and takes all views out of the root view.
  public func tearDown() {
    isTornDown = true
    size = nil
    mountedTree.tearDown()
    tree.tearDown()
  }

  isolated deinit {
    if !isTornDown { tearDown() }
  }

  // MARK: - Why

  /// Whether it is noted why components are built; costs time and memory, so it is for tests and
  /// for looking for the reason of slowness.
  public var recordsRebuilds: Bool {
    get { tree.recordsRebuilds }
    set { tree.recordsRebuilds = newValue }
  }

  /// The components that the last build built, and why; empty unless that is noted.
  public var rebuilds: [Rebuild] { tree.rebuilds }

  // MARK: - Mounting

  /// Mounts a result, unless a newer one is mounted.
  private func mount(_ result: ComponentTree.Result) {
    counters.componentsBuilt += result.builtCount
    counters.componentsKept += result.keptCount
    if result.generation < mountedGeneration { return }
    mountedGeneration = result.generation
    mountedRevision = max(mountedRevision, result.revision)
    tree.updates.didShow(result.revision)
    counters.updates += 1
    let before = mountedTree.tree
    tree.mounting(generation: result.generation) {
      tree.willMount(generation: result.generation)
      mountedTree.update(to: result.renderTree)
      tree.didMount()
    }
    if let before, before !== result.renderTree, before.units.count >= ComponentHost.largeTree {
      // With its layouts, and the components that are in no newer generation.
      let retired = result.retired
      host.runInBackground { withExtendedLifetime((before, retired)) {} }
    }
    if result.generation == knownGeneration, !mayChooseOtherSizes { return }
    knownGeneration = result.generation
    // What was measured for an older result counts for nothing then.
    compareAnswers(mayChooseOtherSizes ? [] : result.sizes)
  }

  /// Whether what has just been changed will be shown with other immediate updates.
  private var isShownImmediately: Bool {
    ImmediateUpdates.active?.add(self) { [weak self] in self?.update() } ?? false
  }

  /// The ranges that the surroundings want to be told of.
  var watchedRanges: [SizeRange] { didInvalidateSize == nil ? [] : answers.map(\.range) }

  /// - Parameter sizes: those that are known already.
  private func compareAnswers(_ sizes: [(range: SizeRange, size: Size)]) {
    mayChooseOtherSizes = false
    guard !answers.isEmpty, let didInvalidateSize else { return }
    let isSame = answers.allSatisfy { range, size in
      let known = sizes.first { $0.range == range }?.size
      return (known ?? tree.size(in: range, layoutContext)) == size
    }
    if isSame { return }
    answers = []
    didInvalidateSize()
  }

  var layoutContext: LayoutContext {
    LayoutContext(
      measurer: host.measurer, grid: PixelGrid(scale: host.scaleFactor),
      direction: layoutDirection)
  }

  private func reportLoop() {
    Diagnostics.report(
      Diagnostic(
        "An update caused another update \(ComponentHost.updateLimit) times in a row.",
        remedy: """
          Something that is told of mounting changes what is mounted each time it is told. Make the change only when \
          there is something to change. The rest waits for the next frame.
          """))
  }
}

extension ComponentHost {
  /// Leads from a tree, which may be used on any thread, to its host without keeping the host
  /// alive.
  @MainActor private final class Relay {
    weak var owner: ComponentHost?
  }
}
