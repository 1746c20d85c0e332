/// The managed views inside one view, shown or pooled.
@MainActor final class ViewContainer {
  /// The record of the parent view; the views are in its ``NativeView/contentView``.
  unowned let owner: MountRecord
  /// The view that contains them.
  let contentView: any NativeView
  /// All managed views; pooled views keep their places.
  private var siblings = SiblingChain()
  /// A Boolean value that is `true` if neighbors may have the same label; the lower of two views
  /// never has the larger label.
  private(set) var needsLabels = false
  /// The pooled views.
  var pools = ReusePoolMap()
  /// The number of pooled views that are still visible.
  var visiblePooledCount = 0

  /// The pass that the fields below belong to.
  var stamp = 0
  /// The index of the unit that the owner shows.
  private(set) var ownerIndex: Int32 = -1
  /// The last pass that changed the number or the order of views.
  var unsettledStamp = 0
  /// The view at which the search for the next unit's view begins.
  private var cursor: MountRecord?
  /// The views by the node they showed; created if units aren't in the order of the views.
  private var index: [UnitIdentity: MountRecord]?
  /// The view of the unit visited last.
  var last: MountRecord?
  /// A Boolean value that is `true` if views aren't in the order of their units.
  var needsReorder = false

  private static let gap = 1 << 20

  init(owner: MountRecord) {
    self.owner = owner
    contentView = owner.view.contentView
  }

  isolated deinit {
    let records = siblings.records
    siblings.removeAll()
    // Releasing views can run application code, so do it after they have left the chain.
    withExtendedLifetime(records) {}
  }

  /// All managed views, from the lowest to the topmost.
  ///
  /// - Complexity: O(views).
  var children: [MountRecord] { siblings.records }

  /// The number of managed views.
  var count: Int { siblings.count }

  /// Discards the state of an earlier pass.
  ///
  /// - Parameter ownerIndex: the index of the unit that the owner shows in this pass; -1 for the
  ///   root view.
  func begin(_ pass: Int, ownerIndex: Int32) {
    guard stamp != pass else { return }
    stamp = pass
    self.ownerIndex = ownerIndex
    cursor = siblings.lowest
    index = nil
    last = nil
    needsReorder = false
  }

  /// Returns the view that showed a node before this pass, if it can show it again.
  ///
  /// - Complexity: O(1) while units come in the order of the views; after that, O(views) for all
  ///   calls together.
  func view(of identity: UnitIdentity, for key: ViewKey) -> MountRecord? {
    while let record = cursor, record.isPooled || record.isLeaving { cursor = record.above }
    var found: MountRecord?
    if index == nil, let record = cursor, record.identity == identity {
      found = record
      cursor = record.above
    } else {
      found = indexed()[identity]
    }
    return found?.key == key ? found : nil
  }

  private func indexed() -> [UnitIdentity: MountRecord] {
    if let index { return index }
    var made: [UnitIdentity: MountRecord] = [:]
    made.reserveCapacity(count)
    for child in children where !child.isPooled && !child.isLeaving {
      if let identity = child.identity { made[identity] = child }
    }
    index = made
    return made
  }

  /// Inserts a new view directly above `sibling`, or below all other views if `sibling` is `nil`.
  ///
  /// - Complexity: O(1), except that all labels may have to be renewed afterward.
  func insert(_ record: MountRecord, above sibling: MountRecord?) {
    record.parent = self
    siblings.insert(record, above: sibling)
    record.label = label(between: record.below, record.above)
    if record.needsPoolNotice { owner.requirePoolNotice() }
  }

  private func label(between lower: MountRecord?, _ upper: MountRecord?) -> Int {
    guard let upper else { return (lower?.label ?? 0) + ViewContainer.gap }
    guard let lower else { return upper.label - ViewContainer.gap }
    let label = lower.label + (upper.label - lower.label) / 2
    if label == lower.label { needsLabels = true }
    return label
  }

  /// Removes a view.
  func remove(_ record: MountRecord) {
    if cursor === record { cursor = record.above }
    siblings.remove(record)
    record.parent = nil
  }

  /// Removes and returns all views.
  func removeAll() -> [MountRecord] {
    let removed = children
    siblings.removeAll()
    for record in removed { record.parent = nil }
    pools = ReusePoolMap()
    visiblePooledCount = 0
    cursor = nil
    index = nil
    last = nil
    return removed
  }

  /// Moves a view directly above `sibling`, or below all other views if `sibling` is `nil`.
  func move(_ record: MountRecord, above sibling: MountRecord?) {
    remove(record)
    insert(record, above: sibling)
  }

  /// Adopts the order of the views in the parent.
  ///
  /// - Complexity: O(views).
  func adopt(order views: [any NativeView]) {
    let records = views.compactMap(\.mountRecord).filter { $0.parent === self }
    // If other code removed views, their places are unknown, so keep the order.
    guard records.count == count else { return }
    siblings.removeAll()
    for record in records { siblings.append(record) }
    makeLabels()
  }

  /// Returns the nearest view below `record` that isn't pooled.
  ///
  /// - Complexity: O(pooled views in between), which the pool limits bound.
  func shownNeighbor(below record: MountRecord) -> MountRecord? {
    var neighbor = record.below
    while let current = neighbor, current.isPooled { neighbor = current.below }
    return neighbor
  }

  /// Returns the nearest view above `record` that isn't pooled.
  ///
  /// - Complexity: O(pooled views in between), which the pool limits bound.
  func shownNeighbor(above record: MountRecord) -> MountRecord? {
    var neighbor = record.above
    while let current = neighbor, current.isPooled { neighbor = current.above }
    return neighbor
  }

  /// Gives each view a unique label, if any views may share one.
  ///
  /// - Complexity: O(1) if no views share a label; otherwise, O(views), so it is called once for
  ///   all views that a pass inserts.
  func separateLabels() {
    if needsLabels { makeLabels() }
  }

  private func makeLabels() {
    needsLabels = false
    var label = 0
    var next = siblings.lowest
    while let record = next {
      label += ViewContainer.gap
      record.label = label
      next = record.above
    }
    owner.mounter.counters.viewsLabeled += count
  }
}
