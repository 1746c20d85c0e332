import AlidadeLayout
import AlidadeRender
import Synchronization

/// The generations of one tree of components: builds it, lays it out and flattens it, on any
/// thread.
///
/// Work on one tree happens one after the other; different trees do not wait for each other. Work in
/// the background gives way to the main thread (``renderInBackground(in:_:isIncremental:)``).
/// Telling a tree of changes waits for nothing; the next build takes them along.
public final class ComponentTree: Sendable {
  /// The result of one build and layout.
  public struct Result: Sendable {
    /// What is to be mounted.
    public let renderTree: RenderTree
    /// The number of components that were built, for this or for asking about sizes before; zero
    /// when only the layout was needed.
    public let builtCount: Int
    /// The number of components that were found equal to the older ones in their places, and kept.
    public let keptCount: Int
    /// Grows with each build of the tree; of two results the one with the larger number is the
    /// newer one.
    public let generation: Int
    /// Whether this or an earlier generation has had controllers; if not, there is nobody to tell
    /// that it is mounted or visible.
    public let hasHadControllers: Bool
    /// Grows with each result, also of one generation: the one with the larger number shows all
    /// that the other does, and what was changed after it.
    let number: Int
    /// The sizes in the ranges that were asked about, as far as they are known.
    var sizes: [(range: SizeRange, size: Size)] = []
    /// What nobody needs any longer; whoever has the result last takes it apart.
    let retired: [any Sendable]
  }

  private let contents: Mutex<TreeContents>
  /// What the next build takes along.
  private let changes = Mutex(TreeChanges())
  private let stale: StaleScopes
  /// What all components of the tree are in.
  private let surroundings: Scope
  /// How many threads wait that must not wait for long.
  let urgentCount = Atomic<Int>(0)
  /// How many builds for a frame are under way or wait for the tree.
  let frameCount = Atomic<Int>(0)
  private let lifecycle = Mutex<[TreeLifecycle]>([])
  @MainActor private let controllers = ControllerRegistry()
  /// The newest generation that was mounted, wherever.
  @MainActor public private(set) var mountedGeneration = 0

  /// Makes the tree of a component; nothing is built yet.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - place: where the tree stands in another one, for a component that mounts others itself,
  ///     as a list does: environment values and messages pass between the two.
  ///   - showNow: brings to the screen what ``render(in:_:isIncremental:)`` makes, before it
  ///     returns; for ``Context/updateImmediately(_:)``. `nil` shows such changes as soon as others.
  ///   - didBecomeStale: called, on any thread, when the state of a component changes for the first
  ///     time after a build, and when a more urgent change follows. The next
  ///     ``render(in:_:isIncremental:)`` shows the change.
  public init<C: Component>(
    _ component: C, in place: ComponentPlace? = nil,
    showNow: (@MainActor @Sendable () -> Void)? = nil,
    didBecomeStale: @escaping @Sendable (UpdateLane) -> Void
  ) {
    contents = Mutex(TreeContents(component: AnyComponent(component)))
    stale = StaleScopes(
      didBecomeStale: didBecomeStale, showNow: showNow ?? { didBecomeStale(.nextFrame) })
    surroundings = Scope(
      parent: nil, stale: stale, state: nil, controller: nil, place: place)
  }

  deinit {
    // The scopes know of this, too.
    stale.close()
  }

  /// Replaces the component; its identity, and with it all state inside, survives if the type and
  /// the key are the same.
  public func setComponent<C: Component>(_ component: C) {
    let component = AnyComponent(component)
    let former = changes.withLock { changes in
      defer { changes.component = component }
      return changes.component
    }
    // What is released may call back.
    withExtendedLifetime(former) {}
  }

  /// Says something to all components of the tree, under a key.
  ///
  /// Those that read it are built anew with the next ``render(in:_:isIncremental:)``.
  public func setEnvironment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    let name = ObjectIdentifier(key)
    let former = changes.withLock { changes in
      changes.values.updateValue(
        { surroundings in
          if surroundings.provided(name) as? Key.Value == value { return false }
          surroundings.provide(value, for: name)
          return true
        }, forKey: name)
    }
    withExtendedLifetime(former) {}
  }

  /// Notes that what surrounds the tree's place in another one says something else, under any key.
  public func invalidateEnvironment() {
    changes.withLock { $0.areSurroundingsOther = true }
  }

  /// The number of the newest generation.
  var generation: Int { contents.withLock { $0.generation } }

  /// Whether state has changed since the last build.
  public var isStale: Bool { !stale.isEmpty }

  /// How many changes of state there were so far.
  var changeCount: Int { stale.changeCount }

  /// Notes that the first changes of state, up to a number of them, are about to be shown.
  func noteShown(_ count: Int) { stale.noteShown(count) }

  /// Whether state has ever changed, so that forgetting the tree would lose something.
  public var hasChangedState: Bool { stale.hasChanged }

  /// Whether forgetting the tree would lose something: state that has changed, or a stateful view
  /// that its controller refuses to let go of.
  public var mustBeKept: Bool { stale.hasChanged || stale.isHeld }

  /// Whether it is noted why components are built; costs time and memory.
  public var recordsRebuilds: Bool {
    get { contents.withLock { $0.recordsRebuilds } }
    set { contents.withLock { $0.recordsRebuilds = newValue } }
  }

  /// The components that the last build built, and why, if that is noted.
  public var rebuilds: [Rebuild] { contents.withLock { $0.rebuilds } }

  // MARK: - Rendering

  /// Builds what is not built yet, lays it out and flattens it.
  ///
  /// - Parameters:
  ///   - range: the sizes the root may choose from.
  ///   - context: what measures text and pictures.
  ///   - isIncremental: whether the result can be mounted by what is in sight.
  /// - Complexity: O(components) for a new tree; for a change of state, what lies on the way to it,
  ///   and the units of the tree for flattening.
  public func render(
    in range: SizeRange, _ context: LayoutContext, isIncremental: Bool = false
  ) -> Result {
    urgently { contents in
      let layout = layout(&contents, in: range, context) { false }
      return contents.flatten(layout, context, isIncremental)
    }
  }

  /// The same, giving way to whoever else wants the tree.
  ///
  /// - Returns: `nil` when something more urgent came up; the tree is then as it was, and what was
  ///   to be built is still to be built, unless the other has done it.
  public func renderInBackground(
    in range: SizeRange, _ context: LayoutContext, isIncremental: Bool = false
  ) -> Result? {
    givingWay(in: .background) { contents, isInterrupted in
      let layout = layout(&contents, in: range, context, isInterrupted)
      return contents.wasInterrupted ? nil : contents.flatten(layout, context, isIncremental)
    }
  }

  /// The same for a size that is known.
  ///
  /// - Parameters:
  ///   - ranges: what else is asked about; the answers are of the same states.
  ///   - lane: what is built for a frame gives way to the main thread only.
  func renderInBackground(
    _ size: Size, _ context: LayoutContext, askingAbout ranges: [SizeRange], in lane: UpdateLane
  ) -> Result? {
    if lane == .nextFrame { frameCount.wrappingAdd(1, ordering: .relaxed) }
    defer { if lane == .nextFrame { frameCount.wrappingSubtract(1, ordering: .relaxed) } }
    return givingWay(in: lane) { contents, isInterrupted in
      let all = ranges + [SizeRange(exactly: size)]
      let (layout, sizes) = work(&contents, isInterrupted) {
        contents, session, surroundings, hasChanges in
        let root = contents.build(session, in: surroundings, hasChanges: hasChanges)
        return contents.layOut(root, session, in: surroundings, all, context)
      }
      if contents.wasInterrupted { return nil }
      var result = contents.flatten(layout, context, false)
      result.sizes = Array(zip(ranges, sizes)).map { (range: $0, size: $1) }
      return result
    }
  }

  private func givingWay(
    in lane: UpdateLane,
    _ body: (inout TreeContents, _ isInterrupted: @escaping @Sendable () -> Bool) -> Result?
  ) -> Result? {
    contents.withLock { contents in
      let isForced = BuildInterruption.isForced
      return body(&contents) { [weak self] in
        if let isForced, isForced() { return true }
        guard let self else { return true }
        return urgentCount.load(ordering: .relaxed) > 0
          || (lane == .background && frameCount.load(ordering: .relaxed) > 0)
      }
    }
  }

  /// The size that the root chooses from a range; builds what is not built yet.
  public func size(in range: SizeRange, _ context: LayoutContext) -> Size {
    layout(in: range, context).size
  }

  /// The layout of the root in a range; builds what is not built yet.
  func layout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    urgently { contents in
      defer { contents.releaseRetired() }
      return layout(&contents, in: range, context) { false }
    }
  }

  /// Forgets layouts, because what measures text has changed; identities and state stay.
  public func invalidateLayout() {
    changes.withLock { $0.isMeasuringOther = true }
  }

  /// Builds what is not built yet, without laying it out: the first part of the next
  /// ``render(in:_:isIncremental:)``, ahead of it.
  public func build() {
    urgently { contents in
      work(&contents, { false }) { contents, session, surroundings, hasChanges in
        (contents.build(session, in: surroundings, hasChanges: hasChanges), ())
      }
      contents.releaseRetired()
    }
  }

  private func urgently<Value>(_ body: (inout TreeContents) -> Value) -> Value {
    urgentCount.wrappingAdd(1, ordering: .relaxed)
    defer { urgentCount.wrappingSubtract(1, ordering: .relaxed) }
    return contents.withLock { body(&$0) }
  }

  private func layout(
    _ contents: inout TreeContents, in range: SizeRange, _ context: LayoutContext,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> Layout {
    work(&contents, isInterrupted) { contents, session, surroundings, hasChanges in
      let root = contents.build(session, in: surroundings, hasChanges: hasChanges)
      return contents.layOut(root, session, in: surroundings, range, context)
    }
  }

  /// Does a piece of work on the tree that begins with a build.
  private func work<Outcome>(
    _ contents: inout TreeContents, _ isInterrupted: @escaping @Sendable () -> Bool,
    _ body: (TreeContents, BuildSession, Scope, _ hasChanges: Bool) -> (ComponentNode?, Outcome)
  ) -> Outcome {
    let told = changes.withLock { changes in
      defer { changes = TreeChanges() }
      return changes
    }
    contents.take(told, in: surroundings)
    let changed = contents.adding(toFailed: stale.take())
    let session = BuildSession(
      stale: stale, changed: changed, orphans: contents.orphans,
      recordsRebuilds: contents.recordsRebuilds, actionsBefore: contents.actionsBefore,
      isInterrupted: isInterrupted)
    session.followers = contents.followers
    let (root, outcome) = BuildSession.$current.withValue(session) {
      ActionLinks.$current.withValue(session.links) {
        body(contents, session, surroundings, !changed.isEmpty)
      }
    }
    contents.conclude(session, root, changed, isLaidOut: Outcome.self != Void.self)
    let entry = TreeLifecycle(session, root: contents.root, generation: contents.generation)
    if session.stop == nil, !entry.isEmpty {
      contents.hasHadControllers = true
      lifecycle.withLock { $0.append(entry) }
    }
    return outcome
  }
}

// MARK: - Controllers

extension ComponentTree {
  /// Tells controllers what is about to be mounted; before ``didMount()``, around the mounting.
  @MainActor public func willMount(generation: Int) {
    noteMounted(generation: generation)
    let due = lifecycle.withLock { lifecycle -> [TreeLifecycle] in
      let due = lifecycle.prefix { $0.generation <= generation }
      lifecycle.removeFirst(due.count)
      return Array(due)
    }
    for entry in due { controllers.prepare(entry) }
  }

  /// Notes that a generation is mounted; in place of ``willMount(generation:)`` and ``didMount()``
  /// for one that has had no controllers, where it saves their time.
  @MainActor public func noteMounted(generation: Int) {
    mountedGeneration = max(mountedGeneration, generation)
  }

  /// Ends controllers whose components are gone from what is mounted.
  @MainActor public func didMount() { controllers.sweep() }

  /// Tells controllers that the hosting view is about to become visible, or is so no longer.
  @MainActor public func setVisible(_ isVisible: Bool) { controllers.isVisible = isVisible }

  /// Ends all controllers, and forgets all components and what they remember; after everything was
  /// unmounted.
  ///
  /// Nothing is built any longer: what is rendered is empty.
  @MainActor public func tearDown() {
    controllers.invalidateAll()
    stale.close()
    let pending = lifecycle.withLock { lifecycle in
      defer { lifecycle = [] }
      return lifecycle
    }
    let contents = urgently { $0.close() }
    let told = changes.withLock { changes in
      defer { changes = TreeChanges() }
      return changes
    }
    // What is released may call back.
    withExtendedLifetime((pending, contents, told)) {}
  }
}
