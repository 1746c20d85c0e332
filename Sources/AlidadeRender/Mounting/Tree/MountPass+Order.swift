extension MountPass {
  /// Puts the views of a container in the order of their units with the fewest moves: views in a
  /// longest increasing subsequence of the current order stay.
  func reorder(_ container: ViewContainer) {
    guard let new else { return }
    var wanted: [MountRecord] = []
    var index = new.firstChild(of: Int(container.ownerIndex))
    while let current = index {
      if let record = records[current] { wanted.append(record) }
      index = new.nextSibling(of: current)
    }
    let siblings = host.subviews(of: container.contentView)
    if siblings.count > container.count {
      reorder(wanted, in: container, among: siblings)
    } else {
      reorder(wanted, in: container)
    }
  }

  private func reorder(_ wanted: [MountRecord], in container: ViewContainer) {
    let stays = LongestIncreasingSubsequence.positions(in: wanted.map(\.label))
    var isKept = [Bool](repeating: false, count: wanted.count)
    for position in stays { isKept[position] = true }
    var below = stays.first.flatMap { wanted[$0].below }
    for (position, record) in wanted.enumerated() {
      if !isKept[position] { move(record, in: container, above: below) }
      below = record
    }
    container.separateLabels()
  }

  /// Reorders views that have siblings which Alidade doesn't manage.
  ///
  /// Unmanaged siblings stay in place. The views that were visible before the pass exchange places
  /// among themselves, and a new view goes directly above the view before it.
  private func reorder(
    _ wanted: [MountRecord], in container: ViewContainer, among siblings: [any NativeView]
  ) {
    let order = SiblingOrder(siblings, in: container)
    let moves = order.moves(to: wanted, isNew: { $0.acquiredInPass == number })
    for (record, sibling) in moves {
      host.move(record.view, in: container.contentView, above: sibling)
      mounter.counters.viewsMoved += 1
    }
    container.adopt(order: host.subviews(of: container.contentView))
  }
}
