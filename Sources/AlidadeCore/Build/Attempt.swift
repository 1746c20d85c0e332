import AlidadeLayout
import AlidadeRender

/// An attempt to build the next generation of a tree and to lay it out.
struct Attempt {
  let base: TreeState.Base
  let inputs: TreeInputs
  let session: BuildSession
  /// The scope of the whole tree.
  let treeScope: Scope
  /// The keys of the environment values that differ from the previous generation.
  private let changedKeys: Set<ObjectIdentifier>
  /// A Boolean value that is `true` if the component was replaced since the previous generation.
  let hasOtherComponent: Bool
  /// The root, as built so far.
  private(set) var root: ComponentNode?
  /// A Boolean value that is `true` if the root was laid out.
  private(set) var isLaidOut = false
  /// The range in which the tree is to be shown; `nil` if it is only measured.
  private var shownRange: SizeRange?
  /// A Boolean value that is `true` if boundaries whose content failed in another range are tried
  /// again.
  private var retriesFailures = false

  /// A Boolean value that is `true` if there are inputs that the previous generation doesn't
  /// reflect.
  let hasChanges: Bool
  /// A Boolean value that is `true` if earlier work has failed with the same inputs.
  let hasFailedBefore: Bool
  /// A Boolean value that is `true` if all components agree with the snapshots of the stores.
  let agreesWithStores: Bool

  init(
    _ base: TreeState.Base, of tree: ComponentTree, in treeScope: Scope, _ priority: BuildPriority,
    _ turn: BuildTurn
  ) {
    self.base = base
    self.treeScope = treeScope
    inputs = treeScope.updates.take()
    let stores = StoreSnapshots(of: base.stores, for: tree)
    let generation = base.generation
    root = generation.root
    let isFirst = generation.root == nil
    // A failed build is repeated when something changes, not in each frame.
    let hasFailed = (base.failedRevision ?? -1) >= inputs.buildRevision
    let isNewer = isFirst || inputs.revision > generation.revision
    let readers =
      base.isClosed || hasFailed
      ? []
      : stores.snapshots(differingFrom: base.stores).flatMap {
        generation.root?.readers(outdatedBy: $0) ?? []
      }
    (hasFailedBefore, agreesWithStores) = (hasFailed, !hasFailed)
    let hasChanges = !base.isClosed && !hasFailed && (isNewer || !readers.isEmpty)
    let hasOtherComponent = inputs.componentRevision > generation.componentRevision
    self.hasChanges = hasChanges
    self.hasOtherComponent = hasChanges && hasOtherComponent
    var keys: Set<ObjectIdentifier> = []
    if hasChanges, !isFirst {
      keys = inputs.environment.keysDiffering(from: generation.environment)
    }
    if !keys.isEmpty { keys.insert(EnvironmentReads.anything) }
    changedKeys = keys
    session = BuildSession(
      base, treeScope.updates, stores, hasChanges ? inputs.changes : [],
      causeCount: hasChanges ? inputs.causes ?? 0 : 0, BuildInterruption(turn, priority))
    for reader in readers { session.markDirty(reader, .store) }
  }

  /// Builds the components that aren't built yet.
  mutating func build() {
    guard hasChanges else { return }
    var pass = pass
    if hasOtherComponent {
      root = pass.build(inputs.component, previous: root, parent: treeScope)
    } else if let root, session.hasDirty || !changedKeys.isEmpty {
      self.root = pass.revisit(root)
    }
  }

  /// The reads on which the failure of the work depends; empty if it hasn't failed.
  ///
  /// - Complexity: O(components that read stores).
  var failedReads: [StoreRead] {
    guard session.hasFailed else { return [] }
    return session.readings.flatMap(\.reads)
      + (base.generation.root.map(session.stores.reads(agreeingIn:)) ?? [])
  }

  /// The boundaries with content that failed in its layout, in this attempt or before; `nil` if
  /// there are none.
  var layoutFailure: LayoutFailure? {
    let previous = base.generation.layoutFailure
    if previous == nil, session.failedBoundaries.isEmpty { return nil }
    let boundaries =
      (retriesFailures ? [] : previous?.boundaries ?? [])
      + session.failedBoundaries.map { ScopeReference($0) }
    return boundaries.isEmpty
      ? nil : LayoutFailure(boundaries: boundaries, range: shownRange ?? previous?.range)
  }

  /// Builds the components to be shown in a range: those that aren't built yet, and the content of
  /// boundaries that failed in the layout for another range.
  mutating func build(toShowIn range: SizeRange) {
    shownRange = range
    if let failure = base.generation.layoutFailure, let failedRange = failure.range,
      failedRange != range, !base.isClosed, !hasFailedBefore
    {
      retriesFailures = true
      for boundary in failure.boundaries.compactMap(\.scope) { session.markDirty(boundary, .size) }
    }
    build()
    if retriesFailures, !hasChanges, let root { self.root = revisited(root) }
  }

  private func revisited(_ root: ComponentNode) -> ComponentNode {
    var pass = pass
    return pass.revisit(root)
  }

  /// Lays out the built components.
  ///
  /// Deferred content may throw; its error boundaries are then rebuilt.
  mutating func layOut(in range: SizeRange, _ context: LayoutContext) -> Layout {
    isLaidOut = true
    var context = context.in(session)
    context.measuringRevision += inputs.measuringRevision
    while let node = root {
      let layout = node.layout(in: range, context)
      guard session.hasFailed, session.passErrorToBoundary() else { return layout }
      root = revisited(node)
    }
    return Layout(
      identity: treeScope.identity,
      componentType: ComponentType(type(of: inputs.component.base)), size: range.min)
  }

  /// Lays out the built components in several ranges; the layout in the last range is the result.
  ///
  /// - Returns: the layout in the last range, and the sizes in the others; no sizes if an error has
  ///   changed the components.
  mutating func layOut(in ranges: [SizeRange], _ context: LayoutContext) -> (Layout, [Size]) {
    let built = root
    var sizes: [Size] = []
    for range in ranges.dropLast() where session.stop == nil && root != nil {
      sizes.append(layOut(in: range, context).size)
    }
    let layout = layOut(in: ranges[ranges.count - 1], context)
    return (layout, root === built && session.stop == nil ? sizes : [])
  }

  private var pass: BuildPass {
    BuildPass(session: session, environment: inputs.environment, changedKeys: changedKeys)
  }
}
