import AlidadeLayout
import AlidadeRender
import Synchronization

/// The generations of one tree of components: builds it, lays it out and flattens it, on any
/// thread.
///
/// Work on one tree happens one after the other; different trees do not wait for each other.
public final class ComponentTree: Sendable {
  /// The result of one build and layout.
  public struct Result: Sendable {
    /// What is to be mounted.
    public let renderTree: RenderTree
    /// The number of components that were built, for this or for asking about sizes before; zero
    /// when only the layout was needed.
    public let builtCount: Int
    /// Grows with each build of the tree; of two results the one with the larger number is the
    /// newer one.
    public let generation: Int
  }

  private struct Contents {
    var component: AnyComponent
    var root: ComponentNode?
    /// What made the root.
    var session: BuildSession?
    var isStale = true
    var generation = 0
    var last: Flattened?
    /// The components built so far, without those of the session.
    private var builtBefore = 0
    private var builtAndTold = 0

    init(component: AnyComponent) {
      self.component = component
    }

    /// Adds what the session built, which is over.
    mutating func countBuilt() {
      builtBefore += session?.builtCount ?? 0
      session = nil
    }

    /// The number of components built since the last call.
    mutating func takeBuiltCount() -> Int {
      let all = builtBefore + (session?.builtCount ?? 0)
      defer { builtAndTold = all }
      return all - builtAndTold
    }
  }

  /// What was flattened last: the same layout on the same pixels is not flattened again.
  private struct Flattened {
    let layout: Layout
    let grid: PixelGrid
    let isIncremental: Bool
    let renderTree: RenderTree
  }

  private struct Staleness {
    var isStale = false
    var hasChanged = false
  }

  private let contents: Mutex<Contents>
  private let staleness = Mutex(Staleness())
  private let didBecomeStale: @Sendable () -> Void

  /// Makes the tree of a component; nothing is built yet.
  ///
  /// - Parameter didBecomeStale: called, on any thread, when the state of a component changes for
  ///   the first time after a build. The next ``render(in:_:isIncremental:)`` shows the change.
  public init<C: Component>(_ component: C, didBecomeStale: @escaping @Sendable () -> Void) {
    contents = Mutex(Contents(component: AnyComponent(component)))
    self.didBecomeStale = didBecomeStale
  }

  /// Replaces the component; its identity, and with it all state inside, survives if the type and
  /// the key are the same.
  public func setComponent<C: Component>(_ component: C) {
    contents.withLock { contents in
      contents.component = AnyComponent(component)
      contents.isStale = true
    }
  }

  /// Whether state has changed since the last build.
  public var isStale: Bool { staleness.withLock { $0.isStale } }

  /// Whether state has ever changed, so that forgetting the tree would lose something.
  public var hasChangedState: Bool { staleness.withLock { $0.hasChanged } }

  /// Builds what is not built yet, lays it out and flattens it.
  ///
  /// - Parameters:
  ///   - range: the sizes the root may choose from.
  ///   - context: what measures text and pictures.
  ///   - isIncremental: whether the result can be mounted by what is in sight.
  /// - Complexity: O(components).
  public func render(
    in range: SizeRange, _ context: LayoutContext, isIncremental: Bool = false
  ) -> Result {
    contents.withLock { contents in
      let layout = build(&contents).layout(in: range, context)
      let builtCount = contents.takeBuiltCount()
      if let last = contents.last, last.layout === layout, last.grid == context.grid,
        last.isIncremental == isIncremental
      {
        return Result(
          renderTree: last.renderTree, builtCount: builtCount, generation: contents.generation)
      }
      let renderTree = RenderTree(
        flattening: layout, on: context.grid, isIncremental: isIncremental)
      contents.last = Flattened(
        layout: layout, grid: context.grid, isIncremental: isIncremental, renderTree: renderTree)
      return Result(
        renderTree: renderTree, builtCount: builtCount, generation: contents.generation)
    }
  }

  /// The size that the root chooses from a range; builds what is not built yet.
  public func size(in range: SizeRange, _ context: LayoutContext) -> Size {
    contents.withLock { contents in build(&contents).layout(in: range, context).size }
  }

  /// Forgets layouts, because what measures text has changed; identities and state stay.
  public func invalidateLayout() {
    contents.withLock { $0.isStale = true }
  }

  private func build(_ contents: inout Contents) -> ComponentNode {
    let hasChanges = staleness.withLock { staleness -> Bool in
      defer { staleness.isStale = false }
      return staleness.isStale
    }
    if let root = contents.root, !contents.isStale, !hasChanges { return root }
    contents.countBuilt()
    let session = BuildSession(didChange: { [weak self] in self?.becomeStale() })
    var pass = BuildPass(session: session)
    let root = pass.build(contents.component, previous: contents.root)
    session.add(pass.builtCount)
    contents.root = root
    contents.session = session
    contents.isStale = false
    contents.generation += 1
    return root
  }

  private func becomeStale() {
    let isFirst = staleness.withLock { staleness -> Bool in
      defer { staleness = Staleness(isStale: true, hasChanged: true) }
      return !staleness.isStale
    }
    if isFirst { didBecomeStale() }
  }
}
