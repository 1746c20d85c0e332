import AlidadeLayout
import AlidadeRender

/// Shows a component in a view of a toolkit and keeps what is shown up to date.
///
/// Backends make one for each hosting view. Changes of state become visible by lanes:
///
/// | lane | built and laid out | mounted |
/// |---|---|---|
/// | ``Context/updateImmediately(_:)`` | on the main thread | before the call returns |
/// | ``UpdateLane/nextFrame`` | on the main thread, once for all changes before a frame | in that frame |
/// | ``UpdateLane/background`` | on another thread | as soon as that is done |
///
/// Whatever the lanes, changes are applied in the order in which they were made, each build shows
/// all that were made before it, and an older result never replaces a newer one. Work in the
/// background gives way to the main thread.
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
  }

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
  private let relay: Relay
  var host: any MountHost { mounter.host }
  private var needsUpdate = false
  private var isFrameScheduled = false
  private var isUpdating = false
  private var isTornDown = false
  /// Whether a build in the background is under way, and whether another must follow.
  var isBuildingInBackground = false
  var needsBackgroundBuild = false
  /// The generation that is mounted.
  private(set) var mountedGeneration = 0
  /// The generation that the surroundings know the size of.
  private var knownGeneration = 0

  /// The sizes that the surroundings were told.
  private var answers: [(range: SizeRange, size: Size)] = []
  private static let answerLimit = 4

  /// How often updates may cause updates before the rest waits for the next frame.
  private static let updateLimit = 8

  /// How many units a tree has that is worth another thread to take it apart.
  private static let largeTree = 256

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
      didBecomeStale: { lane in host.runOnMain { relay.owner?.schedule(lane) } })
    relay.owner = self
    tree.setEnvironment(ClipboardKey.self, Clipboard(host))
  }

  /// The size of the root view, in points; the component gets exactly this size.
  ///
  /// Set by the hosting view, before a frame is painted; what changes is mounted before the call
  /// returns. Nothing is mounted while the width or the height is not known, that is, `nil`.
  public var size: Size? {
    didSet { if size != oldValue { update() } }
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
  /// - Parameter lane: when it is shown.
  public func setComponent<C: Component>(_ component: C, in lane: UpdateLane = .nextFrame) {
    tree.setComponent(component)
    if !isShownImmediately { schedule(lane) }
  }

  /// Says something to all components, under a key; those that read it are built anew in the next
  /// frame.
  public func setEnvironment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    tree.setEnvironment(key, value)
    if !isShownImmediately { setNeedsUpdate() }
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

  /// Brings what is shown up to date at the start of the next frame.
  public func setNeedsUpdate() {
    needsUpdate = true
    if isFrameScheduled { return }
    isFrameScheduled = true
    host.scheduleFrame { [weak self] in
      guard let self else { return }
      isFrameScheduled = false
      if needsUpdate { update() }
    }
  }

  /// Lays out and mounts anew, because fonts or the scale of the display have changed.
  public func setNeedsLayout() {
    tree.invalidateLayout()
    setNeedsUpdate()
  }

  /// Brings what is shown up to date before it returns.
  ///
  /// Called while an update is under way, for example by something that is told of mounting, it
  /// does nothing but see to it that the update is followed by another. After a few of these in a
  /// row the rest waits for the next frame, and the loop is reported.
  public func update() {
    if isUpdating {
      ImmediateUpdates.deferrals += 1
      setNeedsUpdate()
      return
    }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<ComponentHost.updateLimit {
      // The size may be another one after each round.
      guard let size else { return }
      needsUpdate = false
      tree.noteShown()
      mount(tree.render(in: SizeRange(exactly: size), layoutContext))
      if !needsUpdate { return }
    }
    reportLoop()
  }

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
  func mount(_ result: ComponentTree.Result) {
    counters.componentsBuilt += result.builtCount
    counters.componentsKept += result.keptCount
    guard result.generation >= mountedGeneration else { return }
    mountedGeneration = result.generation
    counters.updates += 1
    let before = mountedTree.tree
    tree.willMount(generation: result.generation)
    mountedTree.update(to: result.renderTree)
    tree.didMount()
    if let before, before !== result.renderTree, before.units.count >= ComponentHost.largeTree {
      // With its layouts, and the components that are in no newer generation.
      let retired = result.retired
      host.runInBackground { withExtendedLifetime((before, retired)) {} }
    }
    if result.generation == knownGeneration { return }
    knownGeneration = result.generation
    compareAnswers()
  }

  /// Whether what has just been changed will be shown with other immediate updates.
  private var isShownImmediately: Bool {
    ImmediateUpdates.current?.add(self) { [weak self] in self?.update() } ?? false
  }

  /// Does something that mounts, with updates meanwhile put off.
  func whileUpdating(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
  }

  private func compareAnswers() {
    guard !answers.isEmpty, let didInvalidateSize else { return }
    let isSame = answers.allSatisfy { tree.size(in: $0.range, layoutContext) == $0.size }
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
