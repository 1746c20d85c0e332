import AlidadeLayout

/// One pass over a mounted tree; the steps are in the order in which they run.
@MainActor final class MountPass {
  let mounted: MountedTree
  let mounter: Mounter
  let host: any MountHost
  let number: Int
  let old: RenderTree?
  let new: RenderTree?
  /// The animations of the pass; `nil` if nothing is animated.
  let plan: MotionPlan?
  /// The appearances of the views that new units replace, by name.
  var matches: [MatchedIdentifier: Match] = [:]
  /// The former appearances for the new units inside views with names.
  var pairs: [Int: ShownView] = [:]
  /// The views of the old units; empty once a scroll changes them in place.
  private(set) var oldRecords: [MountRecord?]
  let wasMounted: [Bool]

  /// The views of the new units.
  var records: [MountRecord?]
  var isMounted: [Bool]
  /// The old units that are no longer mounted, in order.
  var unmounted: [Int] = []
  /// The identities of the new units that are mounted; filled only if there are observers.
  var survivors: Set<UnitIdentity> = []
  /// The views that are already disappearing when the pass begins, by the nodes that they showed.
  lazy var departing = Dictionary(
    mounted.departures.map { ($0.identity, $0) }, uniquingKeysWith: { _, last in last })
  /// The new units that have a view and aren't mounted, because they are out of sight, by their
  /// nodes.
  lazy var outOfSight: [UnitIdentity: Int] = unmountedUnits(of: new, isMounted)
  /// The old units that have a view and weren't mounted, by their nodes.
  lazy var outOfSightBefore: [UnitIdentity: Int] = unmountedUnits(of: old, wasMounted)
  /// The number of views whose appearance was staggered.
  var staggeredCount = 0
  /// The new units whose texts replace former ones.
  var crossFaded: Set<Int> = []
  /// The views of the former texts.
  var fadingTexts: [MountRecord] = []
  /// The views taken from a pool.
  var reused: [MountRecord] = []
  /// The views that disappear below their replacements.
  var covered: [MountRecord] = []
  /// The containers whose views changed in number or order.
  var unsettled: [ViewContainer] = []

  /// Creates a pass.
  ///
  /// - Parameters:
  ///   - mounted: the mounted tree.
  ///   - old: the tree before the pass; `nil` if nothing is mounted.
  ///   - new: the tree after the pass; `nil` to unmount everything.
  ///   - plan: the animations; `nil` if nothing is animated.
  ///   - isScroll: `true` for a scroll, which changes the views of the tree in place.
  init(
    _ mounted: MountedTree, old: RenderTree?, new: RenderTree?, _ plan: MotionPlan? = nil,
    isScroll: Bool = false
  ) {
    self.mounted = mounted
    self.old = old
    self.new = new
    self.plan = plan
    mounter = mounted.mounter
    host = mounter.host
    number = mounter.nextPass()
    oldRecords = mounted.records
    wasMounted = mounted.isMounted
    let count = isScroll ? 0 : new?.units.count ?? 0
    records = [MountRecord?](repeating: nil, count: count)
    isMounted = [Bool](repeating: false, count: count)
  }

  var hasObservers: Bool { old?.hasObservers ?? false || new?.hasObservers ?? false }

  /// Mounts the new tree in place of the old one.
  func update() {
    guard let new else { return }
    mounter.counters.unitsVisited += new.units.count
    if let plan, !plan.fadesOnly, !mounted.isOverlay {
      mounter.matchedViews.notePrevious(self, plan)
    }
    determineVisible(new)
    matchViews(new)
    findUnmounted()
    findMatches()
    notifyBefore()
    releaseViews()
    mounted.endDepartures(insidePooled: true)
    var mountedUnits: [Int] = []
    for index in new.units.indices where isMounted[index] {
      acquire(index, new)
      mountedUnits.append(index)
    }
    if let container = mounted.root.container {
      if container.visiblePooledCount > 0 { markUnsettled(container) }
      markOverdue(container)
    }
    finish(mountedUnits)
  }

  /// Mounts units that became visible, and unmounts units that became invisible.
  func scroll(entering: [Int], leaving: [Int]) {
    guard let new else { return }
    isMounted = wasMounted
    for index in entering { isMounted[index] = true }
    for index in leaving { isMounted[index] = false }
    unmounted = leaving
    notifyBefore(entering)
    // If there are no other references, the array is changed in place.
    records = mounted.records
    mounted.records = []
    oldRecords = []
    for index in leaving { release(records[index], of: index, in: new, records) }
    for index in leaving { records[index] = nil }
    mounted.endDepartures(insidePooled: true)
    if !mounted.departures.isEmpty { poolDeparting(entering, new) }
    for index in entering { acquire(entering: index, new) }
    finish(entering)
    mounted.moveContents(except: entering)
  }

  /// Unmounts all units.
  func unmountAll(hidesViews: Bool) {
    findUnmounted()
    notifyBefore()
    releaseViews()
    mounted.endDepartures()
    mounted.tree = nil
    mounted.records = []
    mounted.isMounted = []
    mounted.cursors = EdgeCursors()
    mounted.outliers = []
    if hidesViews {
      settle()
    } else if mounted.root.isHidden {
      mounted.root.releaseInside()
    }
    notifyUnmounted()
  }

  private func finish(_ units: [Int]) {
    guard let new else { return }
    mounted.tree = new
    mounted.records = records
    mounted.isMounted = isMounted
    let contents = new.contents.isEmpty ? [] : units.filter { new.units[$0].hasContents }
    mounted.prepareContents(of: contents)
    for index in units { configure(index, new) }
    noteArrivals(units)
    mounted.showContents(of: contents, plan)
    settle()
    mounted.notify {
      self.notifyAfter(units)
      self.notifyUnmounted()
    }
  }

  private func determineVisible(_ new: RenderTree) {
    mounted.cursors = EdgeCursors()
    mounted.outliers = []
    guard let edges = new.edges, let rect = mounted.visibleRect else {
      for index in isMounted.indices { isMounted[index] = true }
      return
    }
    _ = mounted.cursors.move(to: rect, in: edges)
    let focused = mounted.focusedIdentities
    for index in isMounted.indices {
      isMounted[index] = edges.extents[index].touches(rect)
      if !isMounted[index], focused.contains(new.units[index].identity) {
        isMounted[index] = true
        mounted.outliers.append(index)
      }
    }
  }

  /// Finds, for each new unit, the view that showed its node before.
  private func matchViews(_ new: RenderTree) {
    guard old != nil else { return }
    for (index, unit) in new.units.enumerated() where isMounted[index] {
      guard let key = unit.key else { continue }
      let owner = unit.parent < 0 ? mounted.root : records[Int(unit.parent)]
      guard let container = owner?.container else { continue }
      container.begin(number, ownerIndex: unit.parent)
      let found = container.view(of: unit.identity, for: key) ?? returning(unit, key, in: container)
      guard let record = found else { continue }
      if crossFades(record, unit) {
        crossFaded.insert(index)
        fadingTexts.append(record)
        continue
      }
      record.stamp = number
      records[index] = record
    }
  }

  /// Finds the old units that are no longer mounted.
  private func findUnmounted() {
    guard let old else { return }
    guard hasObservers else { return }
    if let new {
      for (index, unit) in new.units.enumerated() where isMounted[index] {
        survivors.insert(unit.identity)
      }
    }
    for (index, unit) in old.units.enumerated()
    where wasMounted[index] && !survivors.contains(unit.identity) {
      unmounted.append(index)
    }
  }
}

extension Mounter {
  fileprivate func nextPass() -> Int {
    passCount += 1
    return passCount
  }
}
