import AlidadeLayout

/// The movement of a named view from one place in a host to another, which may be in another tree.
///
/// A copy of the view is shown above everything else, and moves as in a separate tree. The view
/// itself is in its final place from the beginning, and becomes visible when the copy arrives.
@MainActor final class Flight {
  let name: MatchedIdentifier
  /// The view at whose place the copy arrives.
  private(set) weak var target: MountRecord?
  private weak var targetTree: MountedTree?
  /// The tree of the copy.
  private let overlay: MountedTree
  private unowned let owner: MatchedViews
  private weak var host: MountedTree?
  /// The views that are hidden until the copy arrives.
  private var waiting: [WaitingView] = []
  /// The tree from which the copy was made, and its place.
  private var shown: (tree: UInt64, frame: Rect)?
  /// A Boolean value that is `true` if the copy fades, because there is no longer a place for it.
  private var isLost = false
  /// A Boolean value that is `true` while the copy is mounted, and after it was removed.
  private var isUpdating = false
  /// A Boolean value that is `true` if the copy has arrived, and waits until the views
  /// around its place are at rest.
  private var awaitsRest = false

  private struct WaitingView {
    weak var record: MountRecord?
  }

  /// Creates a flight that shows nothing yet.
  init(_ name: MatchedIdentifier, in host: MountedTree, _ owner: MatchedViews) {
    self.name = name
    self.host = host
    self.owner = owner
    let toolkit = host.mounter.host
    let parent = host.rootView.contentView
    overlay = MountedTree(
      making: PortableViewClass(.container, role: .generic), in: parent,
      above: toolkit.subviews(of: parent).last, mounter: host.mounter)
    overlay.isOverlay = true
    toolkit.setInert(true, overlay.rootView)
    if let tree = host.tree { overlay.update(to: tree.empty) }
    overlay.didFinishDeparture = { [weak self] in self?.endAtRest() }
  }

  /// Moves the copy to the place of a view, from its current place and appearance or those of
  /// another view.
  ///
  /// - Parameters:
  ///   - record: the view.
  ///   - tree: the tree of the view.
  ///   - previous: the appearance of the other view; `nil` if the copy is already in motion.
  ///   - animation: the animation.
  /// - Returns: `false` if the view isn't visible or can't be copied.
  func move(
    to record: MountRecord, in tree: MountedTree, from previous: MountPass.Match?,
    _ animation: Animation
  ) -> Bool {
    guard let copy = copy(of: record, in: tree, ifVisible: true) else { return false }
    target = record
    targetTree = tree
    isLost = false
    hide(record)
    if let previous { overlay.departure = (name, previous) }
    show(copy, animation)
    overlay.departure = nil
    return true
  }

  /// Hides a view until the copy has arrived.
  func hide(_ record: MountRecord) {
    record.wait(for: self)
    if !waiting.contains(where: { $0.record === record }) {
      waiting.append(WaitingView(record: record))
    }
  }

  /// Follows the place and the appearance of the view to which the copy moves.
  ///
  /// - Parameter animation: the animation of the changes; `nil` if they are shown immediately.
  func follow(_ animation: Animation?) {
    if isLost { return }
    guard let target, let targetTree, target.motion?.flight === self,
      let copy = copy(of: target, in: targetTree, ifVisible: false)
    else { return lose(animation) }
    if shown?.tree != copy.tree || shown?.frame != copy.frame { show(copy, animation) }
  }

  /// Makes the copy disappear, because there is no longer a place for it.
  private func lose(_ animation: Animation?) {
    guard let animation, let tree = overlay.tree else { return end() }
    isLost = true
    update(to: tree.empty, animation)
  }

  /// Removes the copy, and shows the views that have waited for it.
  func end() {
    owner.didEnd(self)
    for view in waiting { view.record?.stopWaiting(for: self) }
    waiting = []
    isUpdating = true
    overlay.tearDown()
  }

  // MARK: - The copy

  private struct Copy {
    let content: RenderTree
    /// The number of the tree from which it was made.
    let tree: UInt64
    let frame: Rect
  }

  private func copy(
    of record: MountRecord, in mounted: MountedTree, ifVisible: Bool
  ) -> Copy? {
    guard let host, let tree = mounted.tree, let size = host.tree?.size, let frame = record.frame,
      let index = tree.matched.first(where: { mounted.records[$0] === record }),
      let place = record.place(in: host, at: .atRest), place.isShown,
      !ifVisible || place.isVisible(frame)
    else { return nil }
    let shown = place.transform.bounds(of: frame)
    return tree.copy(ofUnit: index, at: shown, in: size).map {
      Copy(content: $0, tree: tree.number, frame: shown)
    }
  }

  private func show(_ copy: Copy, _ animation: Animation?) {
    shown = (copy.tree, copy.frame)
    overlay.setFrame(Rect(origin: .zero, size: copy.content.size))
    update(to: copy.content, animation)
  }

  private func update(to tree: RenderTree, _ animation: Animation?) {
    isUpdating = true
    overlay.update(to: tree, animation: animation)
    isUpdating = false
    watch()
  }

  /// Waits until nothing of the copy moves anymore.
  private func watch() {
    for record in overlay.records {
      guard let motion = record?.motion, motion.isMoving else { continue }
      motion.didEnd = { [weak self] in self?.endAtRest() }
    }
    endAtRest()
  }

  private func endAtRest() {
    // Views that are exchanged end their motion, too.
    guard !isUpdating, overlay.departures.isEmpty,
      !overlay.records.contains(where: { $0?.isMoving == true })
    else {
      return
    }
    if !isSurroundingMoving { return end() }
    if awaitsRest { return }
    awaitsRest = true
    overlay.mounter.motionClock.add { [weak self] _ in
      guard let self, self.awaitsRest else { return .never }
      if self.isSurroundingMoving { return .inNextFrame }
      self.awaitsRest = false
      self.endAtRest()
      return .never
    }
  }

  /// A Boolean value that is `true` if the view, or one around it, still moves to the place where
  /// the copy has arrived.
  private var isSurroundingMoving: Bool {
    guard let target, !isLost else { return false }
    return target.isMoving || target.enclosing.contains(where: \.isMoving)
  }
}
