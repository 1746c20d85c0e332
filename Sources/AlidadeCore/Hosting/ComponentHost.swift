import AlidadeLayout
import AlidadeRender

/// An object that shows a component in a native view and keeps the view up to date.
///
/// Backends create a host for each hosting view. A state change becomes visible according to its
/// priority:
///
/// | priority | built and laid out | mounted |
/// |---|---|---|
/// | ``Context/updateImmediately(_:)`` | on the main thread | before the call returns |
/// | ``UpdatePriority/nextFrame`` | on another thread, once for all changes before a frame | in
/// that frame, or as soon as the build is done | | ``UpdatePriority/background`` | on another
/// thread | as soon as the build is done |
///
/// At the start of a frame, the main thread waits for the build of that frame, but no longer than
/// ``ComponentHost/framePatience``. A build that takes longer misses the frame: the previous
/// content stays on the screen, and continues to respond and to scroll, until the build is done.
/// Changes made in the meantime share one further build. The first content, and changes caused by a
/// new size of the root view, are built on the main thread, so that no frame is painted without
/// them.
///
/// Whatever the priorities, changes are applied in the order in which they were made, each build
/// shows all changes made before it, and an older result never replaces a newer one. Work on other
/// threads gives way to the main thread, and work of background priority gives way to work for a
/// frame.
@MainActor public final class ComponentHost {
  /// The time that the main thread waits at the start of a frame for the build of that frame: a
  /// quarter of a frame at 60 frames per second.
  ///
  /// For further work in the same frame, such as changed rows of a list, it waits half as long,
  /// then half of that, and so on: at most twice as long in total.
  public nonisolated static let framePatience = Duration.milliseconds(4)

  /// A closure that is called when the component would now choose a different size than before; a
  /// hosting view then requests a new size from its superview.
  public var didInvalidateSize: (@MainActor () -> Void)?
  /// The counters of the host's work so far.
  public internal(set) var counters = Counters()
  /// The object that mounts views, and counts its work.
  public let mounter: Mounter
  /// The mounted tree.
  public let mountedTree: MountedTree

  package let tree: ComponentTree
  private(set) lazy var scheduler = UpdateScheduler(self)
  private let relay: Relay
  private var host: any MountHost { mounter.host }
  private var activity = Activity.idle
  private var isTornDown = false
  private var imageDisplay: ImageDisplay
  /// The generation whose size the superview knows.
  private var knownGeneration = 0
  /// A Boolean value that is `true` if fonts or the display's scale have changed since the last
  /// sizes.
  private var mayChooseOtherSizes = false

  /// The sizes returned to the superview.
  private var answers: [(range: SizeRange, size: Size)] = []
  private static let answerLimit = 4

  /// The maximum number of nested updates in one frame.
  static let updateLimit = 8

  /// The minimum number of units of a tree that is released on another thread.
  private static let largeTree = 256

  private enum Activity {
    case idle
    /// The tree is being brought up to date.
    case updating
    /// The same, and another update follows.
    case updatingAgain
  }

  /// Creates a host that shows `component` in `rootView`.
  ///
  /// Nothing is built before the first update.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - parent: the component whose environment and messages the root component shares, as the
  ///     content of a window shares those of the component that opens the window.
  ///   - rootView: the view in which everything is mounted; may have other subviews.
  ///   - mounter: the mounter of the toolkit.
  public init<C: Component>(
    _ component: C, parent: ParentComponent? = nil, in rootView: any NativeView, mounter: Mounter
  ) {
    self.mounter = mounter
    let host = mounter.host
    let relay = Relay()
    self.relay = relay
    imageDisplay = ImageDisplay(
      decoder: host.imageDecoder, loader: ImageLoader(), scale: host.scaleFactor)
    mountedTree = MountedTree(in: rootView, mounter: mounter)
    tree = ComponentTree(
      component, parent: parent, showNow: { relay.owner?.update() },
      didBecomePending: { _ in host.runOnMain { relay.owner?.scheduler.request() } })
    relay.owner = self
    let reference = HostReference(host)
    tree.setEnvironment(ClipboardKey.self, Clipboard(reference))
    tree.setEnvironment(AddressOpenerKey.self, AddressOpener(reference))
    tree.setEnvironment(AnnouncerKey.self, Announcer(reference))
    tree.setEnvironment(ImageDisplayKey.self, imageDisplay)
  }

  /// The size of the root view, in points; the component gets exactly this size, or at least this
  /// height if ``scrollEnclosingView`` is set.
  ///
  /// The hosting view sets it before a frame is painted; changes are mounted before the setter
  /// returns. Nothing is mounted while the size is unknown, that is, `nil`.
  public var size: Size? {
    didSet {
      if size == oldValue { return }
      tree.updates.noteCause()
      update()
    }
  }

  /// The visible part of the root view, in points; `nil`, the default, for all of it.
  ///
  /// A hosting view that is scrolled by other code sets it, so that only views near that part are
  /// mounted. Changes are mounted before the setter returns.
  public var visibleRect: Rect? {
    didSet { if visibleRect != oldValue { visibleRectDidChange() } }
  }

  /// A closure that scrolls the enclosing scroll view down by a distance in points; `nil`, the
  /// default, if nothing scrolls the root view vertically.
  ///
  /// Set this property together with ``visibleRect`` for a hosting view whose superview takes its
  /// height from ``sizeThatFits(_:)``. The component is then laid out with unlimited height, as
  /// when it is measured, so that a list in it shows its rows at full height.
  public var scrollEnclosingView: (@MainActor (Double) -> Void)? {
    didSet {
      mountedTree.enclosing = scrollEnclosingView == nil ? nil : self
      if (scrollEnclosingView == nil) != (oldValue == nil), mountedTree.tree != nil {
        setNeedsUpdate()
      }
    }
  }

  /// The layout direction of the component.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that is `true` if the hosting view is visible; controllers are notified of
  /// changes.
  ///
  /// Nothing in the view counts as visible until a backend sets this property to `true`.
  public var isVisible = false {
    didSet {
      if isVisible == oldValue { return }
      tree.setVisible(isVisible, on: host)
      mounter.visibility.isVisible = isVisible
      scheduler.hostDidConceal()
    }
  }

  /// Replaces the component and shows it in the next frame or, with background priority, when it is
  /// ready.
  ///
  /// The state inside it is preserved if the type and the key are the same. While a change of the
  /// parent's tree is being mounted, its animation applies here, too.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - parent: the current parent of the root component; `nil` if it has none, or the same as
  ///     before.
  ///   - priority: when the component becomes visible.
  public func setComponent<C: Component>(
    _ component: C, parent: ParentComponent? = nil, priority: UpdatePriority = .nextFrame
  ) {
    tree.set(component, parent: parent, priority: priority, parent?.mountingAnimation)
    if !isShownImmediately { scheduler.request() }
  }

  /// Provides a value for a key to all components; components that read it are rebuilt in the next
  /// frame.
  public func setEnvironment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    tree.setEnvironment(key, value)
    if !isShownImmediately { scheduler.request() }
  }

  /// Returns the size that the component would choose in a range.
  ///
  /// This method builds pending changes, but mounts nothing. To get the height for a width, or the
  /// width for a height, pass a range that is fixed on one axis and unbounded on the other.
  ///
  /// The host remembers the size: when an update changes it, ``didInvalidateSize`` is called.
  public func sizeThatFits(_ range: SizeRange) -> Size {
    let size = tree.size(in: range, layoutContext)
    answers.removeAll { $0.range == range }
    if answers.count == ComponentHost.answerLimit { answers.removeFirst() }
    answers.append((range, size))
    return size
  }

  /// Requests that the views be brought up to date at the start of the next frame.
  public func setNeedsUpdate() {
    if isTornDown { return }
    tree.updates.request(.nextFrame)
    if isUpdating { activity = .updatingAgain }
    scheduler.request()
  }

  /// Lays out and mounts again in the next frame, because fonts or the scale of the display have
  /// changed.
  ///
  /// Rows of lists are included; visible rows keep their positions. Only layouts that differ are
  /// mounted. Backends call this method when they provide a new ``ContentMeasurer``.
  public func setNeedsLayout() {
    if imageDisplay.scale != host.scaleFactor {
      imageDisplay.scale = host.scaleFactor
      tree.setEnvironment(ImageDisplayKey.self, imageDisplay)
    }
    tree.invalidateLayout()
    mayChooseOtherSizes = true
    if size == nil { compareAnswers([]) } else { setNeedsUpdate() }
  }

  /// Brings the views up to date before returning; builds and lays out on the main thread.
  ///
  /// A call during an update, for example by a controller that observes mounting, only causes
  /// another update to follow. After a few consecutive updates, the rest waits for the next frame,
  /// and the loop is reported. After a call by a body or a layout, the next frame shows the
  /// changes.
  public func update() {
    if isTornDown { return }
    if isUpdating || tree.isWorkingHere {
      ImmediateUpdates.deferrals += 1
      return setNeedsUpdate()
    }
    if mounter.scrollPasses.mustWait() { return updateAfterScrolling() }
    updateRepeatedly(render)
    scheduler.didShowEverything()
  }

  /// Makes an update follow when no scroll view inside is mounting.
  private func updateAfterScrolling() {
    mounter.scrollPasses.afterward { [weak self] in
      if let self, pendingPriority != nil { update() }
    }
    ImmediateUpdates.deferrals += 1
    setNeedsUpdate()
  }

  /// The part of the root view in which views are mounted: the visible part, extended by half its
  /// size on each side; `nil` for the whole view.
  private var mountedRect: Rect? {
    visibleRect.map { rect in
      mountedTree.margin = Size(width: rect.size.width / 2, height: rect.size.height / 2)
      return Rect(
        x: rect.minX - rect.size.width / 2, y: rect.minY - rect.size.height / 2,
        width: 2 * rect.size.width, height: 2 * rect.size.height)
    }
  }

  private func visibleRectDidChange() {
    guard let tree = mountedTree.tree else { return }
    // The margin belongs to the mounted part, so both change together.
    guard tree.isIncremental, !isUpdating, !mounter.scrollPasses.mustWait(), let mountedRect
    else { return setNeedsUpdate() }
    activity = .updating
    mounter.statefulViews.noteScroll()
    mountedTree.scroll(to: mountedRect)
    let isDone = activity == .updating
    endUpdate()
    if isDone { scheduler.request() } else { update() }
  }

  /// Mounts a result for the current size, and repeats that for updates that mounting causes.
  ///
  /// - Parameter make: returns the result for a size; `nil` if it isn't ready.
  func updateRepeatedly(_ make: (Size) -> ComponentTree.Result?) {
    let previous = tree.mountedGeneration
    mounter.beginUpdate()
    defer { endMounting(since: previous) }
    for _ in 0..<ComponentHost.updateLimit {
      // The size may change in each round.
      guard let size else { return }
      activity = .updating
      let result = make(size)
      if let result { mount(result) }
      let isDone = result == nil || activity == .updating
      endUpdate()
      if isDone { return }
    }
    // A loop that continues from frame to frame is reported once.
    if tree.causeCount < ComponentHost.updateLimit { reportLoop() }
  }

  /// Mounts a result that was built while the main thread continued.
  ///
  /// - Returns: `false` if the host now needs another layout, or a newer result is mounted.
  func mountLate(_ result: ComponentTree.Result, for request: LayoutRequest) -> Bool {
    guard !isUpdating, let size, request == layoutRequest(of: size),
      result.generation >= tree.mountedGeneration
    else { return false }
    var late: ComponentTree.Result? = result
    updateRepeatedly { size in
      let known = late
      late = nil
      return known ?? render(size)
    }
    return true
  }

  /// The priority of the pending updates; `nil` if everything is mounted.
  var pendingPriority: UpdatePriority? {
    isTornDown ? nil : tree.updates.pendingPriority
  }

  /// A Boolean value that is `true` while the views are brought up to date.
  var isUpdating: Bool { activity != .idle }

  private func endUpdate() {
    activity = .idle
    if isTornDown { removeEverything() }
  }

  /// Unmounts everything, invalidates all controllers, ends all tasks, and removes all mounted
  /// views from the root view; during an update or a scroll, as soon as it ends.
  public func tearDown() {
    (isTornDown, size) = (true, nil)
    // An update may release a closure that is the last owner of the hosting view.
    if !isUpdating { removeEverything() }
  }

  private func removeEverything() {
    let (mountedTree, tree) = (mountedTree, tree)
    let remove = { @MainActor in
      mountedTree.tearDown()
      tree.tearDown()
    }
    if mounter.scrollPasses.mustWait() { mounter.scrollPasses.afterward(remove) } else { remove() }
  }

  isolated deinit { if !isTornDown { tearDown() } }

  // MARK: - Mounting

  /// Mounts a result, unless a newer one is mounted.
  private func mount(_ result: ComponentTree.Result) {
    counters.componentsBuilt += result.builtCount
    counters.componentsKept += result.keptCount
    if result.generation < tree.mountedGeneration { return }
    counters.updates += 1
    let before = mountedTree.tree
    let animation = tree.takeAnimation(result.animation, on: host)
    tree.mounting(generation: result.generation, with: animation) {
      tree.willMount(
        result.renderTree, generation: result.generation, revision: result.revision)
      mountedTree.update(to: result.renderTree, visibleRect: mountedRect, animation: animation)
      tree.didMount()
    }
    if let before, before !== result.renderTree, before.units.count >= ComponentHost.largeTree {
      // Release it together with its layouts, and with the components that aren't in a newer
      // generation.
      let retired = result.retired
      host.runInBackground { withExtendedLifetime((before, retired)) {} }
    }
    if result.generation == knownGeneration, !mayChooseOtherSizes { return }
    knownGeneration = result.generation
    // Sizes measured for an older result are then invalid.
    compareAnswers(mayChooseOtherSizes ? [] : result.sizes)
  }

  /// A Boolean value that is `true` if the latest change will be shown with other immediate
  /// updates.
  private var isShownImmediately: Bool {
    ImmediateUpdates.active?.add(self) { [weak self] in self?.update() } ?? false
  }

  /// The ranges whose sizes the superview observes.
  var watchedRanges: [SizeRange] { didInvalidateSize == nil ? [] : answers.map(\.range) }

  /// - Parameter sizes: the sizes that are already known.
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
}

extension ComponentHost {
  /// A weak reference from a tree, which any thread may use, to its host.
  @MainActor private final class Relay {
    weak var owner: ComponentHost?
  }
}
