import AlidadeLayout
import AlidadeRender

/// Shows a component in a view of a toolkit and keeps what is shown up to date.
///
/// Backends make one for each hosting view. A change of state is shown in the next frame; all
/// changes that arrive before it make one build.
@MainActor public final class ComponentHost {
  /// What was done so far.
  public struct Counters: Hashable, Sendable {
    /// How often the tree was brought up to date.
    public var updates = 0
    /// How many components were asked for their bodies.
    public var componentsBuilt = 0
  }

  /// Called when the component would now choose another size than it was asked for; a hosting view
  /// then asks its surroundings for room.
  public var didInvalidateSize: (@MainActor () -> Void)?
  /// What was done so far.
  public private(set) var counters = Counters()
  /// What mounts, and counts what mounting does.
  public let mounter: Mounter
  /// What is mounted.
  public let mountedTree: MountedTree

  private let tree: ComponentTree
  private let relay: Relay
  private var host: any MountHost { mounter.host }
  private var needsUpdate = false
  private var isFrameScheduled = false
  private var isUpdating = false
  /// The generation that the surroundings know the size of.
  private var knownGeneration = 0

  /// The sizes that the surroundings were told.
  private var answers: [(range: SizeRange, size: Size)] = []
  private static let answerLimit = 4

  /// How often updates may cause updates before the rest waits for the next frame.
  private static let updateLimit = 8

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
    tree = ComponentTree(component) { host.runOnMain { relay.owner?.setNeedsUpdate() } }
    relay.owner = self
  }

  /// The size of the root view, in points; the component gets exactly this size.
  ///
  /// Set by the hosting view, before a frame is painted; what changes is mounted before the call
  /// returns. Nothing is mounted while the width or the height is not known, that is, `nil`.
  public var size: Size? {
    didSet { if size != oldValue { update() } }
  }

  /// Where lines begin; from left to right unless set.
  ///
  /// A change lays out everything anew and shows it in the next frame.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { setNeedsLayout() } }
  }

  /// Replaces the component and shows it in the next frame.
  ///
  /// State inside survives if type and key are the same.
  public func setComponent<C: Component>(_ component: C) {
    tree.setComponent(component)
    setNeedsUpdate()
  }

  /// The size that the component would choose from a range.
  ///
  /// Builds the component if that has not been done yet; mounts nothing.
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
      setNeedsUpdate()
      return
    }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<ComponentHost.updateLimit {
      // The size may be another one after each round.
      guard let size else { return }
      needsUpdate = false
      mount(size)
      if !needsUpdate { return }
    }
    reportLoop()
  }

  /// Unmounts everything and takes all views out of the root view.
  public func tearDown() {
    size = nil
    mountedTree.tearDown()
  }

  private func mount(_ size: Size) {
    let result = tree.render(in: SizeRange(exactly: size), layoutContext)
    counters.updates += 1
    counters.componentsBuilt += result.builtCount
    mountedTree.update(to: result.renderTree)
    if result.generation == knownGeneration { return }
    knownGeneration = result.generation
    compareAnswers()
  }

  private func compareAnswers() {
    guard !answers.isEmpty, let didInvalidateSize else { return }
    let isSame = answers.allSatisfy { tree.size(in: $0.range, layoutContext) == $0.size }
    if isSame { return }
    answers = []
    didInvalidateSize()
  }

  private var layoutContext: LayoutContext {
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
