import AlidadeLayout
import AlidadeRender
import Synchronization

/// A tree of components, which can be built, laid out and flattened on any thread.
///
/// Generations, the complete builds of a tree, are values: work on a tree takes the newest
/// generation and the current inputs, and publishes the next generation when it is done. Pieces of
/// work on one tree take turns, and background work gives way to the main thread, but no thread
/// depends on another to finish. Changing an input never blocks.
public final class ComponentTree: Sendable {
  /// The result of one build and layout.
  public struct Result: Sendable {
    /// The units to mount.
    public let renderTree: RenderTree
    /// The number of components that were built for this result, or for sizes requested since the
    /// previous result; zero if only the layout was needed.
    public let builtCount: Int
    /// The number of components that were equal to their predecessors in the previous generation,
    /// and were kept.
    public let keptCount: Int
    /// The number of the generation; of two results of a tree, the one with the larger number is
    /// newer.
    public let generation: Int
    /// The newest animation of a change that this or an earlier result reflects.
    package let animation: UpdateAnimation?
    /// A Boolean value that is `true` if this or an earlier generation has had controllers; if not,
    /// no controller observes mounting or visibility.
    public let hasHadControllers: Bool
    /// The revision of the newest input that the result reflects.
    public let revision: Int
    /// The sizes in the ranges passed to the call, as far as they are known.
    var sizes: [(range: SizeRange, size: Size)] = []
    /// Objects kept alive with the result, so that they are released on whichever thread drops it
    /// last.
    let retired: [any Sendable]
  }

  let state = Mutex(TreeState())
  let updates: PendingUpdates
  let turn = BuildTurn()
  /// The scope of the whole tree.
  let treeScope: Scope
  @MainActor let controllers = ControllerRegistry()
  /// The number of the newest animation that was mounted.
  @MainActor var mountedAnimation = 0
  /// The newest generation that was mounted.
  @MainActor public private(set) var mountedGeneration = 0

  /// Creates the tree of a component; nothing is built yet.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - parent: the component that mounts the tree itself, as a list mounts its rows: the tree
  ///     inherits its environment, and its ancestors receive the tree's messages.
  ///   - showNow: shows the result of ``render(in:_:isIncremental:)`` before it returns; for
  ///     ``Context/updateImmediately(_:)``. If `nil`, such changes are shown in the next frame.
  ///   - didBecomePending: called, on any thread, when the state of a component changes for the
  ///     first time after a build, and when a more urgent change follows. The next
  ///     ``render(in:_:isIncremental:)`` shows the change.
  public init<C: Component>(
    _ component: C, parent: ParentComponent? = nil,
    showNow: (@MainActor @Sendable () -> Void)? = nil,
    didBecomePending: @escaping @Sendable (UpdatePriority) -> Void
  ) {
    updates = PendingUpdates(
      TreeInputs(AnyComponent(component), in: parent),
      didBecomePending: didBecomePending, showNow: showNow ?? { didBecomePending(.nextFrame) })
    treeScope = Scope(parent: nil, updates: updates, state: nil, controller: nil)
  }

  deinit {
    // The scopes retain the updates, too.
    updates.close()
  }

  // MARK: - Inputs

  /// Replaces the component; its identity and all state inside it are preserved if the type and the
  /// key are the same.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - parent: the current parent of the tree; `nil` if it has none, or the same as before.
  public func setComponent<C: Component>(_ component: C, parent: ParentComponent? = nil) {
    set(component, parent: parent, priority: .nextFrame)
  }

  func set<C: Component>(
    _ component: C, parent: ParentComponent? = nil, priority: UpdatePriority,
    _ animation: Animation? = nil
  ) {
    updates.change(priority: priority, animation) { inputs in
      (
        inputs.setComponent(AnyComponent(component)),
        parent.map { inputs.setParent($0) }
      )
    }
  }

  /// Provides a value for a key to all components of the tree, even if the tree's parent provides a
  /// different one.
  ///
  /// Components that read it are rebuilt by the next ``render(in:_:isIncremental:)``.
  public func setEnvironment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    updates.change(priority: .nextFrame) { inputs in
      inputs.setOwnValue(ObjectIdentifier(key), value)
    }
  }

  /// Discards all layouts, because fonts or the scale of the display have changed; identities and
  /// state are preserved.
  public func invalidateLayout() {
    updates.change(priority: .nextFrame) { $0.invalidateLayout() }
  }

  // MARK: - State

  /// The number of the newest generation.
  var generation: Int { state.withLock { $0.generation.number } }

  /// The number of consecutive builds that led to the newest generation, each caused only by the
  /// previous one.
  var causeCount: Int { state.withLock { $0.generation.causeCount } }

  /// A Boolean value that is `true` if inputs have changed since the last build.
  var isPending: Bool { updates.priority(after: state.withLock { $0.attemptedRevision }) != nil }

  /// A Boolean value that is `true` if state has ever changed, or was restored.
  public var hasChangedState: Bool { updates.hasChangedState }

  /// A Boolean value that is `true` if the reasons for building components are recorded, which
  /// costs time and memory.
  public var recordsRebuilds: Bool {
    get { state.withLock { $0.recordsRebuilds } }
    set { state.withLock { $0.recordsRebuilds = newValue } }
  }

  /// The components of the last build, with the reasons, if these are recorded.
  public var rebuilds: [Rebuild] { state.withLock { $0.rebuilds } }

  /// Returns the components of all builds collected so far, and continues the collection from
  /// `others`; `nil` stops collecting.
  package func exchangeRebuilds(for others: [Rebuild]?) -> [Rebuild]? {
    state.withLock { state in
      defer { state.collectedRebuilds = others }
      return state.collectedRebuilds
    }
  }

  // MARK: - Rendering

  /// Builds pending changes, and lays out and flattens the tree.
  ///
  /// - Parameters:
  ///   - range: the range of permitted sizes for the root.
  ///   - context: the context that measures text and pictures.
  ///   - isIncremental: `true` if only the visible part of the result is to be mounted.
  /// - Complexity: O(components) for a new tree; for a state change, O(components on the path to
  ///   it), and O(units) for flattening.
  public func render(
    in range: SizeRange, _ context: LayoutContext, isIncremental: Bool = false
  ) -> Result {
    let result = turn.work(.immediate) {
      flatten(layOut(in: range, context) { $0.build(toShowIn: range) }, context, isIncremental)
    }
    return result ?? flatten(nestedWork(range), context, isIncremental)
  }

  /// Renders the tree in a range, unless more urgent work interrupts it.
  ///
  /// - Parameters:
  ///   - ranges: further ranges to measure; the sizes are of the same states.
  ///   - priority: the urgency.
  ///   - isIncremental: `true` if only the visible part of the result is to be mounted.
  /// - Returns: `nil` if more urgent work interrupted it; the changes are then still pending,
  ///   unless the other work has built them.
  func render(
    in range: SizeRange, _ context: LayoutContext, askingAbout ranges: [SizeRange],
    _ priority: BuildPriority, isIncremental: Bool = false
  ) -> Result? {
    turn.work(priority) {
      let all = ranges + [range]
      let work = work(priority) { attempt in
        attempt.build(toShowIn: range)
        return attempt.layOut(in: all, context)
      }
      guard let work else { return nil }
      let (layout, sizes) = work.outcome
      var result = flatten(
        Work(outcome: layout, generation: work.generation, revision: work.revision), context,
        isIncremental)
      result.sizes = Array(zip(ranges, sizes)).map { (range: $0, size: $1) }
      return result
    } ?? nil
  }

  /// Returns the size that the root chooses in a range; builds pending changes.
  public func size(in range: SizeRange, _ context: LayoutContext) -> Size {
    layout(in: range, context).size
  }

  /// Returns the layout of the root in a range; builds pending changes.
  package func layout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    let layout = turn.work(.immediate) {
      defer { releaseRetired() }
      return layOut(in: range, context) { $0.build() }.outcome
    }
    return layout ?? nestedWork(range).outcome
  }

  /// Builds pending changes without laying out the tree, so that the next
  /// ``render(in:_:isIncremental:)`` has less to do.
  public func build() {
    _ = turn.work(.immediate) {
      _ = work(.immediate) { $0.build() }
      releaseRetired()
    }
  }

  /// A Boolean value that is `true` if this thread is working on the tree, as in a body.
  var isWorkingHere: Bool { turn.isWorkingHere }

  // MARK: - Work

  /// The outcome of work, and the generation that it shows.
  private struct Work<Outcome> {
    let outcome: Outcome
    let generation: Generation
    /// The revision of the newest input that was taken into account.
    let revision: Int
  }

  private func layOut(
    in range: SizeRange, _ context: LayoutContext, build: (inout Attempt) -> Void
  ) -> Work<Layout> {
    while true {
      let work = work(.immediate) { attempt in
        build(&attempt)
        return attempt.layOut(in: range, context)
      }
      if let work { return work }
    }
  }

  /// Builds the next generation, if there are new inputs.
  ///
  /// - Parameter body: builds and lays out.
  /// - Returns: `nil` if the work was interrupted.
  private func work<Outcome>(
    _ priority: BuildPriority, _ body: (inout Attempt) -> Outcome
  ) -> Work<Outcome>? {
    while true {
      var attempt = Attempt(
        state.withLock { $0.base }, of: self, in: treeScope, priority, turn)
      let session = attempt.session
      let outcome = UpdateCause.causing(after: session.causeCount, session.token) {
        ActionLinks.$current.withValue(session.links) { body(&attempt) }
      }
      let revision = attempt.inputs.revision
      let failedReads = attempt.failedReads
      let conclusion = state.withLock { $0.conclude(attempt, failedReads: failedReads) }
      defer { showChanges(after: session.stores) }
      switch conclusion {
      case .published(let generation):
        publish(attempt, as: generation)
        return Work(outcome: outcome, generation: generation, revision: revision)
      case .interrupted: return nil
      case .overtaken:
        if priority != .immediate { return nil }
      case .failed(let error, let path):
        if !attempt.hasChanges {
          // Deferred content that fails in a new size leaves the previous content.
          if !attempt.hasFailedBefore { report(error, path) }
          return Work(outcome: outcome, generation: attempt.base.generation, revision: revision)
        }
        // The next attempt lays out the last generation that succeeded.
        report(error, path)
      }
    }
  }

  /// Publishes the parts of a generation other than its nodes.
  private func publish(_ attempt: Attempt, as generation: Generation) {
    let session = attempt.session
    session.links.follow()
    for (scope, key, value) in session.effects.published {
      scope.publish([key: value], of: generation.number)
    }
    if !attempt.hasChanges { return }
    treeScope.publishOwnValues(attempt.inputs.ownValues, of: generation.number)
    updates.didBuild(attempt.inputs.revision)
  }

  private func flatten(
    _ work: Work<Layout>, _ context: LayoutContext, _ isIncremental: Bool
  ) -> Result {
    let (layout, grid) = (work.outcome, context.grid)
    let last = state.withLock { $0.flattened }
    var renderTree: RenderTree?
    if let last, last.grid == grid, last.isIncremental == isIncremental {
      renderTree =
        last.layout === layout
        ? last.renderTree
        : RenderTree(
          patching: last.renderTree, of: last.layout, for: layout, on: grid)
    }
    let flat = TreeState.Flattened(
      layout: layout, grid: grid, isIncremental: isIncremental,
      renderTree: renderTree
        ?? RenderTree(flattening: layout, on: grid, isIncremental: isIncremental))
    return state.withLock { $0.result(flat, of: work.generation, work.revision) }
  }

  private func releaseRetired() {
    let retired = state.withLock { $0.takeRetired() }
    withExtendedLifetime(retired) {}
  }

  /// Returns the last result, for code that asks for a result during the work that creates it.
  private func nestedWork(_ range: SizeRange) -> Work<Layout> {
    Diagnostics.report(
      Diagnostic(
        "A component asked for the layout of its own tree while it was being built.",
        remedy: """
          The size of a tree isn't known while its bodies run or its components are laid out. Ask for it in an \
          action, or use a LayoutReader for content that depends on the available space. The previous layout was \
          returned.
          """))
    let (generation, last) = state.withLock { ($0.generation, $0.flattened?.layout) }
    let layout =
      last
      ?? Layout(
        identity: treeScope.identity, componentType: ComponentType(ComponentList.self),
        size: range.min)
    return Work(outcome: layout, generation: generation, revision: generation.revision)
  }
}

// MARK: - Controllers

extension ComponentTree {
  /// Prepares controllers for a generation that is about to be mounted; call ``didMount()`` after
  /// mounting.
  ///
  /// - Parameters:
  ///   - renderTree: the units of a result.
  ///   - generation: the generation of the same result.
  ///   - revision: the revision of the same result.
  @MainActor public func willMount(_ renderTree: RenderTree, generation: Int, revision: Int) {
    noteMounted(generation: generation, revision: revision)
    let due = state.withLock { $0.takeLifecycle(upTo: generation) }
    for entry in due { controllers.prepare(entry) }
    renderTree.visitObservers { [controllers] observer in
      if let content = observer as? DeferredVariant { controllers.show(content, of: generation) }
    }
  }

  /// Records that a result is mounted; a faster alternative to
  /// ``willMount(_:generation:revision:)`` and ``didMount()`` if no generation has had controllers.
  @MainActor public func noteMounted(generation: Int, revision: Int) {
    mountedGeneration = max(mountedGeneration, generation)
    updates.didShow(revision)
  }

  /// Invalidates the controllers whose components have been removed from the tree.
  @MainActor public func didMount() { controllers.sweep() }

  /// Notifies controllers that the hosting view is about to become visible, or is no longer
  /// visible.
  @MainActor public func setVisible(_ isVisible: Bool) { controllers.isVisible = isVisible }

  /// Invalidates all controllers, and releases all components and their state; call it after
  /// everything has been unmounted.
  ///
  /// Nothing is built afterward: every result is empty.
  @MainActor public func tearDown() {
    controllers.invalidateAll()
    updates.close()
    let previous = state.withLock { $0.close() }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
  }
}
