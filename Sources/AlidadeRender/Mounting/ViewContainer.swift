/// The managed views inside one view: those that show something now, and those that wait.
@MainActor final class ViewContainer {
  /// The view whose children they are; they are in its ``NativeView/contentView``.
  unowned let owner: MountRecord
  /// The view that they are in.
  let contentView: any NativeView
  /// All managed views from the lowest to the topmost; those that wait keep their place.
  private(set) var children: [MountRecord] = []
  /// Those that wait.
  var pools = ReusePoolMap()
  /// How many of those that wait are still visible.
  var visiblePooledCount = 0

  /// The pass that the fields below belong to.
  var stamp = 0
  /// The unit that the owner shows.
  private(set) var ownerIndex: Int32 = -1
  /// The last pass that changed the number or the order of views.
  var unsettledStamp = 0
  /// Where the search for the view of the next unit begins.
  private var cursor = 0
  /// The views by what they showed, made when units are not in the order of the views.
  private var index: [UnitIdentity: MountRecord]?
  /// The view of the unit visited last.
  var last: MountRecord?
  /// Whether views are not in the order of their units.
  var needsReorder = false

  private static let gap = 1 << 20

  init(owner: MountRecord) {
    self.owner = owner
    contentView = owner.view.contentView
  }

  /// Forgets what belonged to an earlier pass.
  ///
  /// - Parameter ownerIndex: the unit that the owner shows in this pass; -1 for the root view.
  func begin(_ pass: Int, ownerIndex: Int32) {
    guard stamp != pass else { return }
    stamp = pass
    self.ownerIndex = ownerIndex
    cursor = 0
    index = nil
    last = nil
    needsReorder = false
  }

  /// The view that showed a node before this pass, if it can show it again.
  ///
  /// - Complexity: O(1) while units come in the order of the views; once they do not, O(views) for
  ///   all together.
  func view(of identity: UnitIdentity, for key: ViewKey) -> MountRecord? {
    while cursor < children.count, children[cursor].isPooled { cursor += 1 }
    var found: MountRecord?
    if index == nil, cursor < children.count, children[cursor].identity == identity {
      found = children[cursor]
      cursor += 1
    } else {
      found = indexed()[identity]
    }
    return found?.key == key ? found : nil
  }

  private func indexed() -> [UnitIdentity: MountRecord] {
    if let index { return index }
    var made: [UnitIdentity: MountRecord] = [:]
    made.reserveCapacity(children.count)
    for child in children where !child.isPooled {
      if let identity = child.identity { made[identity] = child }
    }
    index = made
    return made
  }

  /// Puts a new view directly above `sibling`, or below all others.
  func insert(_ record: MountRecord, above sibling: MountRecord?) {
    record.parent = self
    let position = sibling.map { place(of: $0) + 1 } ?? 0
    if position == children.count {
      record.label = (children.last?.label ?? 0) + ViewContainer.gap
      children.append(record)
    } else {
      let lower =
        position > 0
        ? children[position - 1].label : children[0].label - 2 * ViewContainer.gap
      let upper = children[position].label
      record.label = lower + (upper - lower) / 2
      children.insert(record, at: position)
      if record.label == lower { relabel() }
    }
    if record.needsPoolNotice { owner.requirePoolNotice() }
  }

  /// Takes a view out.
  func remove(_ record: MountRecord) {
    children.remove(at: place(of: record))
    record.parent = nil
  }

  /// Takes all views out.
  func removeAll() -> [MountRecord] {
    let removed = children
    for record in removed { record.parent = nil }
    children = []
    pools = ReusePoolMap()
    visiblePooledCount = 0
    index = nil
    last = nil
    return removed
  }

  /// Moves a view directly above `sibling`, or below all others.
  func move(_ record: MountRecord, above sibling: MountRecord?) {
    remove(record)
    insert(record, above: sibling)
  }

  /// Takes over the order of the views in the parent.
  ///
  /// - Complexity: O(views).
  func adopt(order views: [any NativeView]) {
    let records = views.compactMap(\.mountRecord).filter { $0.parent === self }
    // Views that somebody else took out keep their places in the list, for lack of others.
    guard records.count == children.count else { return }
    children = records
    relabel()
  }

  /// The view directly below `record`, whether it shows something or waits.
  func neighbour(below record: MountRecord) -> MountRecord? {
    let position = place(of: record)
    return position > 0 ? children[position - 1] : nil
  }

  /// The nearest view below `record` that shows something.
  ///
  /// - Complexity: O(views that wait in between), which the limits of the pools bound.
  func shownNeighbour(below record: MountRecord) -> MountRecord? {
    children[..<place(of: record)].last { !$0.isPooled }
  }

  /// The nearest view above `record` that shows something.
  ///
  /// - Complexity: O(views that wait in between), which the limits of the pools bound.
  func shownNeighbour(above record: MountRecord) -> MountRecord? {
    children[(place(of: record) + 1)...].first { !$0.isPooled }
  }

  private func place(of record: MountRecord) -> Int {
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if children[middle].label < record.label { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func relabel() {
    for (place, child) in children.enumerated() {
      child.label = (place + 1) * ViewContainer.gap
    }
  }
}
