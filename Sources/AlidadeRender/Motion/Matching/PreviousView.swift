import AlidadeLayout

/// A view with a name, as it was seen before an update.
@MainActor struct PreviousView {
  let name: MatchedIdentifier
  let record: MountRecord
  /// The tree that showed the view.
  let mounted: MountedTree
  /// The view, and the views around it on which its motion depends, from the inside to the outside.
  let enclosing: [MountRecord]
  /// The look of the view and of the views inside it, in the coordinates of the host.
  let look: MountPass.Match
  /// The node that the view showed.
  let identity: UnitIdentity?
  /// A Boolean value that is `true` if the view showed its component: it wasn't about to go, and
  /// neither was anything around it.
  let wasShown: Bool
  /// A Boolean value that is `true` if any part of the view was seen.
  let wasSeen: Bool

  /// Notes the look of a view; `nil` if it isn't shown in the host.
  ///
  /// - Parameters:
  ///   - name: the name of the view.
  ///   - record: the view.
  ///   - mounted: the tree that shows it.
  ///   - host: the tree of the host.
  init?(
    _ name: MatchedIdentifier, _ record: MountRecord, in mounted: MountedTree, of host: MountedTree
  ) {
    guard !record.isHidden, !record.isPooled, let place = record.place(in: host, at: .now) else {
      return nil
    }
    self.name = name
    self.record = record
    self.mounted = mounted
    identity = record.identity
    enclosing = [record] + record.enclosing
    wasShown = place.isShown && !record.isLeaving
    look = MountPass.Match(
      departing: nil, shown: record.shown().placed(in: place),
      origin: ShownOrigin(velocity: place.velocity), inside: record.shownInside)
    // A view that waits for its copy to arrive isn't visible.
    wasSeen =
      place.isShown && record.motion?.flight == nil && place.isVisible(record.shown().shownFrame)
  }
}

extension PreviousView {
  /// A Boolean value that is `true` if the view still shows its component.
  var isShown: Bool {
    guard record.identity == identity, !record.isHidden, !record.isPooled, !record.isLeaving,
      let host = mounted.mounter.matchedViews.host
    else { return false }
    return record.place(in: host, at: .now)?.isShown == true
  }
}

extension ShownView {
  /// The frame in which the view is shown; `nil` if it had none.
  fileprivate var shownFrame: Rect? {
    frame.map { $0.moved(by: difference(of: .frame)?.displacement ?? .zero) }
  }

  /// Returns the same in the coordinates of the host.
  fileprivate func placed(in place: ViewPlace) -> ShownView {
    guard let frame, let shownFrame else { return self }
    let distance = shownFrame.numbers - frame.numbers
    var placed = self
    placed.frame = place.transform.bounds(of: shownFrame).moved(by: SIMD8(repeating: 0) - distance)
    return placed
  }
}
