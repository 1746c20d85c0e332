import AlidadeLayout
import AlidadeRender

/// What a tree of components is, between one piece of work on it and the next.
struct TreeContents {
  /// What was flattened last: the same layout on the same pixels is not flattened again.
  private struct Flattened {
    let layout: Layout
    let grid: PixelGrid
    let isIncremental: Bool
    let renderTree: RenderTree
  }

  /// What is to be tried again when something changes, because a body threw that nobody caught.
  private struct Failed {
    let changed: [Scope]
    let isOther: Bool
    let changedKeys: Set<ObjectIdentifier>
  }

  var component: AnyComponent
  var root: ComponentNode?
  /// Whether the component is another one than that of the root.
  var isOther = true
  /// The environment values that are others than those the root was built with.
  var changedKeys: Set<ObjectIdentifier> = []
  private(set) var generation = 0
  /// Whether there has ever been a controller.
  var hasHadControllers = false
  private var resultCount = 0
  var measuringRevision = 0
  /// Scopes that a build made which came to nothing.
  private(set) var orphans: [BuildSession.Orphan: Scope] = [:]
  private(set) var wasInterrupted = false
  /// Whether the tree is gone, and nothing is built any longer.
  private(set) var isClosed = false
  /// What was built and not laid out, and knows of the generation before until it is.
  private(set) var followers: [LayoutCache] = []
  var recordsRebuilds = false
  private(set) var rebuilds: [Rebuild] = []

  private var last: Flattened?
  /// What nobody needs any longer, and takes a while to take apart.
  private var retired: [any Sendable] = []
  private var failed: Failed?
  /// The number of actions made before the last build, of those that count.
  private(set) var actionsBefore = 0
  private var builtCount = 0
  private var keptCount = 0

  init(component: AnyComponent) {
    self.component = component
  }

  /// Forgets everything.
  ///
  /// - Returns: what was there, to be released where that calls nobody back too early.
  mutating func close() -> TreeContents {
    let before = self
    self = TreeContents(component: AnyComponent(ComponentList()))
    generation = before.generation
    resultCount = before.resultCount
    isOther = false
    isClosed = true
    return before
  }

  /// The scopes to build, with those of a build that failed if there is anything new.
  mutating func adding(toFailed changed: [Scope]) -> [Scope] {
    guard let failed, isOther || !changed.isEmpty || !changedKeys.isEmpty else { return changed }
    self.failed = nil
    isOther = isOther || failed.isOther
    changedKeys.formUnion(failed.changedKeys)
    return failed.changed + changed
  }

  /// Builds what is not built yet.
  ///
  /// - Returns: the root; `nil` when there is none, because it failed and nothing has changed since.
  func build(
    _ session: BuildSession, in surroundings: Scope, hasChanges: Bool
  ) -> ComponentNode? {
    var pass = BuildPass(session: session, changedKeys: changedKeys)
    if let root, !isOther {
      return hasChanges || !changedKeys.isEmpty ? pass.revisit(root) : root
    }
    guard isOther || hasChanges || !changedKeys.isEmpty else { return nil }
    return pass.build(component, previous: root, parent: surroundings)
  }

  /// Lays out what was built.
  func layOut(
    _ built: ComponentNode?, _ session: BuildSession, in surroundings: Scope, _ range: SizeRange,
    _ context: LayoutContext
  ) -> (root: ComponentNode?, Layout) {
    var context = context
    context.measuringRevision += measuringRevision
    guard var next = built else { return (nil, lastLayout(in: surroundings, range, context)) }
    var pass = BuildPass(session: session, changedKeys: changedKeys)
    while !session.hasFailed {
      let layout = next.layout(in: range, context)
      if !session.hasFailed { return (next, layout) }
      // A content that is built for the space it gets threw.
      guard session.passErrorToBoundary() else { break }
      next = pass.revisit(next)
    }
    return (root, lastLayout(in: surroundings, range, context))
  }

  /// Lays out what was built in several ranges, the last of which counts.
  ///
  /// - Returns: the root, the layout in the last range, and the sizes in the others; none if an error
  ///   has changed what they were asked of.
  func layOut(
    _ built: ComponentNode?, _ session: BuildSession, in surroundings: Scope,
    _ ranges: [SizeRange], _ context: LayoutContext
  ) -> (root: ComponentNode?, (Layout, [Size])) {
    var sizes: [Size] = []
    var root = built
    var isSame = true
    // Without a new root there is nothing new to ask of.
    for range in ranges.dropLast() where root != nil && session.stop == nil {
      let (next, layout) = layOut(root, session, in: surroundings, range, context)
      isSame = isSame && next === root
      root = next
      sizes.append(layout.size)
    }
    let (next, layout) = layOut(
      root, session, in: surroundings, ranges[ranges.count - 1], context)
    return (next, (layout, isSame && next === root && session.stop == nil ? sizes : []))
  }

  /// What was there before an error that nobody caught.
  private func lastLayout(
    in surroundings: Scope, _ range: SizeRange, _ context: LayoutContext
  ) -> Layout {
    guard let root else {
      return Layout(
        identity: surroundings.identity,
        componentType: ComponentType(type(of: component.base)), size: range.min)
    }
    return BuildSession.$current.withValue(nil) { root.layout(in: range, context) }
  }

  /// Takes over the outcome of a build, if it counts.
  ///
  /// - Parameter isLaidOut: whether the outcome was laid out, too.
  mutating func conclude(
    _ session: BuildSession, _ next: ComponentNode?, _ changed: [Scope], isLaidOut: Bool
  ) {
    if isLaidOut || session.stop != nil {
      session.forgetPredecessors()
      followers = []
    } else {
      followers = session.followers
    }
    wasInterrupted = false
    builtCount += session.builtCount
    keptCount += session.keptCount
    switch session.stop {
    case nil:
      if recordsRebuilds, next !== root || !session.rebuilds.isEmpty { rebuilds = session.rebuilds }
      if next !== root || isOther { generation += 1 }
      if let root, next !== root { retired.append(root) }
      root = next
      isOther = false
      changedKeys = []
      if failed == nil { orphans = [:] }
      if session.builtCount + session.keptCount > 0 { actionsBefore = session.links.actionsBefore }
      session.commit()
    case .interrupted:
      wasInterrupted = true
      orphans = session.orphansLeft
      session.undo()
      session.stale.putBack(changed)
    case .failed(let error, let path):
      orphans = session.orphansLeft
      session.undo()
      // It is tried again when something changes, not in each frame.
      failed = Failed(changed: changed, isOther: isOther, changedKeys: changedKeys)
      isOther = false
      changedKeys = []
      report(error, path)
    }
  }

  /// The number of components built and kept since the last call, with what is to be mounted.
  mutating func flatten(
    _ layout: Layout, _ context: LayoutContext, _ isIncremental: Bool
  ) -> ComponentTree.Result {
    defer { (builtCount, keptCount) = (0, 0) }
    if let last, last.layout === layout, last.grid == context.grid,
      last.isIncremental == isIncremental
    {
      return result(last.renderTree)
    }
    var patched: RenderTree?
    if let last, last.grid == context.grid, last.isIncremental == isIncremental {
      patched = RenderTree(patching: last.renderTree, of: last.layout, for: layout)
    }
    let renderTree =
      patched
      ?? RenderTree(flattening: layout, on: context.grid, isIncremental: isIncremental)
    if let last { retired.append(last.layout) }
    last = Flattened(
      layout: layout, grid: context.grid, isIncremental: isIncremental, renderTree: renderTree)
    return result(renderTree)
  }

  private mutating func result(_ renderTree: RenderTree) -> ComponentTree.Result {
    defer { retired = [] }
    resultCount += 1
    return ComponentTree.Result(
      renderTree: renderTree, builtCount: builtCount, keptCount: keptCount, generation: generation,
      hasHadControllers: hasHadControllers, number: resultCount, retired: retired)
  }

  /// Lets go of what nobody needs any longer.
  mutating func releaseRetired() { retired = [] }

  private func report(_ error: any Error, _ path: [ComponentType]) {
    Diagnostics.report(
      Diagnostic(
        "A component failed, and no error boundary is around it.",
        values: ["error  \(error)", "in     \(path.trail)"],
        remedy: """
          Put an ErrorBoundary around what may fail, with something to show instead. What was shown before stays on \
          the screen; it is tried again when something changes.
          """))
  }
}
