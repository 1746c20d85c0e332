import AlidadeLayout

/// An object that mounts the visible part of a component's content in a scroll view.
///
/// It exists while the scroll view shows the component. The views inside stay in the pools of the
/// scroll view, and the position belongs to the ``Scroller``.
@MainActor final class ScrollMounter: ScrollViewDelegate {
  private unowned let view: any ScrollView
  private let mounted: MountedTree
  private(set) var content: ScrolledTree
  /// The part of the viewport that is visible or near the visible part; `nil` for all of it.
  private var visiblePart: Rect?
  /// A Boolean value that is `true` while views are updated; changes of the viewport are then
  /// deferred.
  private(set) var isUpdating = true
  private var hasMoved = false
  /// A Boolean value that is `true` while this object mounts content that has scrolled into view
  /// and notifies the component of the offset.
  private var isFollowing = false
  /// A Boolean value that is `true` while this object itself moves the view.
  private var isAdjusting = false
  /// The object that scrolls the view itself; `nil` if nothing does.
  weak var enclosing: (any EnclosingScroll)?

  /// The maximum number of consecutive times that mounting can scroll further.
  private static let limit = 8

  init(_ content: ScrolledTree, in view: any ScrollView, _ record: MountRecord) {
    self.view = view
    self.content = content
    mounted = MountedTree(inside: record)
    mounted.hasFocus = { [unowned view] in view.hasFocus(in: $0) }
    mounted.defersNotices = true
    mounted.enclosing = self
  }

  private var scroller: Scroller { content.layout.scroller }
  private var mounter: Mounter { mounted.mounter }

  var contentSize: Size { content.tree.size }
  var viewportSize: Size { view.viewportSize }

  // MARK: - Showing

  /// Prepares for ``show(_:visiblePart:)``, before the frame of the view changes.
  func prepare() { isUpdating = true }

  /// Shows a content; ``didShow()`` follows.
  func show(_ next: ScrolledTree, visiblePart: Rect?, _ animation: Animation?) {
    isUpdating = true
    self.hasMoved = false
    let isFirst = mounted.tree == nil
    let before = content
    // A tree that patches the one before has the same frames.
    let isPatched = next.tree === before.tree || next.tree.patch?.base == before.tree.number
    let isPlacedAnew = !isFirst && !isPatched
    let anchor = isPlacedAnew ? anchor(in: before.tree) : nil
    connect(next, after: isFirst ? nil : before)
    content = next
    self.visiblePart = visiblePart
    isAdjusting = true
    if view.scrollAxes != next.layout.axes { view.scrollAxes = next.layout.axes }
    let showsBars = !next.layout.followsAnother
    if view.showsScrollBars != showsBars { view.showsScrollBars = showsBars }
    if view.contentSize != next.tree.size { view.contentSize = next.tree.size }
    isAdjusting = false
    if scroller.offset == nil { scroller.offset = next.layout.start?() ?? .zero }
    var offset = scroller.offset ?? .zero
    let shifts = mounted.takeShifts(for: next.tree)
    if let moved = anchor?.movement(in: next.tree) {
      var distance = moved.new.origin - moved.old.origin
      distance.y += shifts[moved.identity] ?? 0
      if isMirrored {
        distance.x =
          (next.tree.size.width - moved.new.maxX) - (before.tree.size.width - moved.old.maxX)
      }
      for axis in Axis.allCases where offset[axis] > 0 { offset[axis] += distance[axis] }
    }
    let origin = view.contentOrigin
    move(to: physical(offset))
    if scroller.knownOffset == nil { scroller.knownOffset = scroller.offset }
    mounted.update(
      to: next.tree, visibleRect: mountedRect(), animation,
      shift: isFirst ? .zero : view.contentOrigin - origin)
  }

  /// Mounts for another visible part of the viewport.
  func setVisiblePart(_ part: Rect?) {
    guard part != visiblePart else { return }
    visiblePart = part
    hasMoved = true
    update()
  }

  /// Notifies the components of a content that it is shown.
  func didShow() {
    mounted.notifyDeferred()
    isUpdating = false
    update()
  }

  /// Unmounts the content; the views inside stay in pools.
  func end() {
    isUpdating = true
    view.endMomentum()
    mounted.unmountAll(hidesViews: false)
    if content.layout.connection?.scroller === scroller {
      content.layout.connection?.scroller = nil
    }
    if scroller.mounter === self { scroller.mounter = nil }
    view.scrollDelegate = nil
  }

  private func connect(_ next: ScrolledTree, after before: ScrolledTree?) {
    let (old, new) = (before?.layout.connection, next.layout.connection)
    if old !== new, old?.scroller === before?.layout.scroller { old?.scroller = nil }
    new?.scroller = next.layout.scroller
    next.layout.scroller.mounter = self
  }

  /// Returns the anchor of the visible part; `nil` at the start, where new content scrolls into
  /// view.
  private func anchor(in tree: RenderTree) -> ScrollAnchor? {
    let visible = Rect(origin: view.contentOffset, size: view.viewportSize)
    guard scroller.offset != .zero, !content.layout.followsAnother else { return nil }
    return ScrollAnchor(in: tree, mounted.isMounted, visible: visible)
  }

  // MARK: - Position

  /// Scrolls to an offset from the start of the content.
  func scroll(to offset: Point) {
    view.endMomentum()
    view.contentOffset = physical(offset)
  }

  /// Returns the frame of a component, measured from the start of the content.
  func frame(of key: any Hashable & Sendable) -> Rect? {
    guard var frame = content.layout.find(key) else { return nil }
    if isMirrored { frame.origin.x = contentSize.width - frame.maxX }
    return frame
  }

  var isMirrored: Bool { content.layout.direction == .rightToLeft }

  /// Returns the offset of the view for an offset from the start of the content.
  private func physical(_ offset: Point) -> Point {
    guard isMirrored else { return offset }
    return Point(x: max(0, view.maximumContentOffset.x - offset.x), y: offset.y)
  }

  private func move(to offset: Point) {
    isAdjusting = true
    if view.contentOffset != offset { view.contentOffset = offset }
    isAdjusting = false
    place()
  }

  /// Moves the content to the offset of the view, and records the offset.
  private func place() {
    let offset = view.contentOffset
    let grid = PixelGrid(scale: mounter.host.scaleFactor)
    let origin = Point(x: 0 - grid.round(offset.x), y: 0 - grid.round(offset.y))
    if view.contentOrigin != origin { view.contentOrigin = origin }
    var known = offset
    if isMirrored { known.x = max(0, view.maximumContentOffset.x - offset.x) }
    scroller.offset = known
  }

  /// Returns the part of the content to mount: the visible part, extended by half its size on each
  /// side to which the content scrolls.
  func mountedRect() -> Rect {
    let viewport = Rect(origin: .zero, size: view.viewportSize)
    let part = visiblePart.map { $0.intersection(viewport) } ?? viewport
    var rect = part.offset(by: view.contentOffset)
    let room = view.maximumContentOffset
    mounted.margin = .zero
    for axis in Axis.allCases where room[axis] > 0 {
      mounted.margin[axis] = part.size[axis] / 2
      rect.origin[axis] -= part.size[axis] / 2
      rect.size[axis] += part.size[axis]
    }
    return rect
  }

  // MARK: - Scrolling

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    if isAdjusting { return }
    hasMoved = true
    update()
  }

  /// Scrolls content that begins at the right edge; otherwise, the view scrolls by itself.
  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool {
    guard isMirrored, !view.scrollAxes.contains(.vertical), let command = command.reversed else {
      return false
    }
    view.contentOffset = command.offset(
      from: view.contentOffset, line: 0, page: view.viewportSize, along: view.scrollAxes,
      end: view.maximumContentOffset)
    return true
  }

  /// Mounts content that has scrolled into view, and notifies the component of the offset.
  private func update() {
    guard !isFollowing, needsUpdate else { return }
    if mounter.scrollPasses.mustWait(around: mounted.root) {
      return mounter.scrollPasses.afterward { [weak self] in self?.update() }
    }
    isFollowing = true
    defer { isFollowing = false }
    for _ in 0..<ScrollMounter.limit where needsUpdate {
      if hasMoved { updateOnce() }
      reportOffset()
    }
  }

  private var needsUpdate: Bool {
    !isUpdating && (hasMoved || scroller.offset != scroller.knownOffset)
  }

  /// Notifies the component of an offset that it doesn't know; its action may scroll further.
  private func reportOffset() {
    // An action for a component that became visible may have removed this one.
    guard !isUpdating, let offset = scroller.offset, offset != scroller.knownOffset else { return }
    scroller.knownOffset = offset
    content.layout.didScroll?(offset)
  }

  /// Mounts another part of the content.
  func mount(_ rect: Rect) {
    isUpdating = true
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    mounter.scrollPasses.perform(in: mounted.root) {
      mounted.scroll(to: rect)
      mounted.notifyDeferred()
      isUpdating = false
    }
  }

  private func updateOnce() {
    hasMoved = false
    isUpdating = true
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    mounter.statefulViews.noteScroll()
    place()
    mount(mountedRect())
  }
}

extension ScrollMounter: EnclosingScroll {
  func scroll(by distance: Double) {
    guard content.layout.axes.contains(.vertical) else {
      enclosing?.scroll(by: distance)
      return
    }
    view.contentOffset.y += distance
  }
}
