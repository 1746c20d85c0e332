import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A row that is swiped aside, and the actions next to it.
///
/// During the motion, two frames are set: that of the row and that of its actions. The row is
/// identified by its root, so it stays the same while other rows are added and removed around it.
@MainActor final class RowSwipe {
  private enum Motion {
    case none
    /// The row follows the user, starting from a pull.
    case drag(from: Double)
    /// The row moves to a distance by itself.
    case settling(to: Double, SpringCourse)
    /// The root belongs to another row, or the row is in its place.
    case over
  }

  let root: RowRoot
  let edge: SwipeEdge
  let actions: RowActionsRoot
  /// The first action alone, which is shown while a release would perform it.
  let full: RowActionsRoot
  private weak var list: ListMounter?
  /// A Boolean value that is `true` if the first action alone looks different from all actions.
  private var hasFull = false
  /// A Boolean value that is `true` if the user has performed the first action by a full swipe.
  private var isPerformed = false
  /// The action that a full swipe performs.
  private var first: (@MainActor @Sendable () -> Void)?
  private var travel: SwipeTravel
  /// The frame of the row where it covers its actions, in the coordinates of the rows.
  private var frame: Rect
  /// The distance of the row from its place, in points.
  private(set) var distance = 0.0
  private var motion = Motion.none
  /// The distance by which the user has pulled the row since it began to follow, in points.
  private var movement = 0.0
  private var isScheduled = false
  /// A Boolean value that is `true` if the row was open before it followed the user.
  private var wasOpen = false
  /// The revision of the content that the actions belong to.
  private var revision = -1

  /// - Parameter frame: the frame of the row in its place.
  init(
    of root: RowRoot, at edge: SwipeEdge, _ actions: RowActionsRoot, _ full: RowActionsRoot,
    frame: Rect, _ list: ListMounter
  ) {
    self.root = root
    self.edge = edge
    self.actions = actions
    self.full = full
    self.frame = frame
    self.list = list
    travel = SwipeTravel(width: frame.size.width, actions: 0, allowsFullSwipe: false)
  }

  // MARK: - Actions

  /// Shows the actions that the row has in the content of the list.
  ///
  /// - Returns: `false` if it has none.
  func showActions() -> Bool {
    guard let list, let row = root.row, let edge = list.options.swiping?.edges[edge],
      let rowActions = edge.actions(list.content.key(of: row), performer)
    else { return false }
    revision = list.content.revision
    first = rowActions.first
    travel.allowsFullSwipe = edge.allowsFullSwipe
    let (parent, context) = (list.content.parent(of: row), list.layoutContext)
    actions.show(rowActions.component, parent: parent, size: frame.size, context)
    hasFull = edge.allowsFullSwipe && rowActions.full != nil
    if hasFull, let component = rowActions.full {
      full.show(component, parent: parent, size: frame.size, context)
    }
    followWidths()
    return true
  }

  /// Shows the actions of newer content, and closes the row if it no longer has any.
  func followContent() {
    guard let list, revision != list.content.revision, !isClosing else { return }
    if !showActions() { return close() }
    switch motion {
    case .none where distance > 0: show(travel.actions)
    case .settling(_, let course): motion = .settling(to: travel.actions, course)
    default: break
    }
  }

  private var performer: RowActions.Performer {
    { [weak self] action in
      self?.close()
      action()
    }
  }

  private func followWidths() {
    travel.width = frame.size.width
    travel.actions = min(actions.width, frame.size.width)
  }

  // MARK: - Following the user

  /// A Boolean value that is `true` if the row is returning to its place.
  var isClosing: Bool { if case .settling(to: 0, _) = motion { true } else { false } }

  /// A Boolean value that is `true` if the row follows the user.
  var isDragged: Bool { if case .drag = motion { true } else { false } }

  /// A Boolean value that is `true` if the row follows the user, whose release would perform the
  /// first action.
  private var isFull: Bool {
    guard case .drag(let start) = motion else { return false }
    return travel.isFull(from: start, by: movement)
  }

  /// 1 if the row moves to the right, and -1 if it moves to the left.
  var direction: Double {
    (edge == .start) == (list?.direction != .rightToLeft) ? 1 : -1
  }

  /// Makes the row follow the user from where it is.
  func begin() {
    // An action that was performed when the row became visible may have removed it.
    if case .over = motion { return }
    wasOpen = distance > 0 && !isClosing
    isPerformed = false
    movement = 0
    motion = .drag(from: travel.pull(to: distance))
  }

  /// Moves the row with the user.
  ///
  /// - Parameter translation: the distance to the right since the row began to follow, in points.
  func drag(by translation: Double) {
    guard case .drag(let start) = motion else { return }
    movement = direction * translation
    show(travel.distance(pulledBy: start + movement))
  }

  /// Releases a row that follows the user.
  func end(_ drag: DragEvent) {
    guard isDragged else { return }
    if drag.phase == .canceled { return settle(to: wasOpen ? travel.actions : 0) }
    // A click on the row.
    if drag.translation.x == 0, wasOpen { return close() }
    let velocity = direction * drag.velocity.x
    switch travel.release(at: distance, isFull: isFull, velocity: velocity) {
    case .close: settle(to: 0, velocity)
    case .open: settle(to: travel.actions, velocity)
    case .perform:
      let first = first
      isPerformed = true
      settle(to: 0)
      withImmediateUpdates { first?() }
    }
  }

  // MARK: - Settling

  /// Moves the row so that its actions are visible, in the following frames.
  func open() { settle(to: travel.actions) }

  /// Moves the row back to its place, in the following frames.
  func close() {
    if !isClosing { settle(to: 0) }
  }

  /// Ends the swipe, and returns the views of the actions.
  func leave() {
    motion = .over
    actions.wait()
    full.wait()
  }

  /// - Parameter velocity: the velocity of the hand; `nil` for that of the motion in progress.
  private func settle(to goal: Double, _ velocity: Double? = nil) {
    guard let host = list?.mounter.host else { return }
    if case .over = motion { return }
    if goal == 0 { returnFocus() }
    guard host.movesViews else { return rest(at: goal) }
    var course = SpringCourse(duration: 0.35, velocity: velocity ?? 0, at: host.frameTime)
    if velocity == nil, case .settling(_, let current) = motion { course = current }
    motion = .settling(to: goal, course)
    schedule()
  }

  private func schedule() {
    guard !isScheduled, let host = list?.mounter.host else { return }
    isScheduled = true
    host.scheduleFrame { [weak self] in
      self?.isScheduled = false
      self?.step()
    }
  }

  private func step() {
    guard case .settling(let goal, var course) = motion,
      let now = list?.mounter.host.frameTime
    else { return }
    guard let rest = course.advance(distance - goal, to: now), goal + rest > 0 else {
      return self.rest(at: goal)
    }
    motion = .settling(to: goal, course)
    show(min(goal + rest, travel.width))
    schedule()
  }

  private func rest(at goal: Double) {
    motion = .none
    show(goal)
    if goal == 0 { list?.roots.swipes.end(self) }
  }

  // MARK: - Frames

  /// Moves the row to a place in its list, to which its distance is added.
  func place(_ frame: Rect, top: Int?) {
    let isResized = frame.size != self.frame.size
    self.frame = frame
    if isResized {
      actions.resize(to: frame.size)
      if hasFull { full.resize(to: frame.size) }
      followWidths()
      if case .none = motion { distance = travel.actions }
      distance = min(distance, travel.width)
    }
    place(top: top)
  }

  /// Moves the row by itself, which may change the visible parts of components in it.
  private func show(_ distance: Double) {
    let mounter = list?.mounter
    mounter?.beginUpdate()
    defer { mounter?.endUpdate() }
    self.distance = distance
    place(top: root.top)
  }

  private func place(top: Int?) {
    guard let list else { return }
    let shift = direction * list.extents.grid.round(distance)
    root.place(frame.offset(by: Point(x: shift, y: 0)), top: top)
    guard distance > 0 else { return }
    let place = frame.origin + Point(x: shift - direction * frame.size.width, y: 0)
    let showsFull = hasFull && (isPerformed || isFull)
    (showsFull ? full : actions).place(place)
    (showsFull ? actions : full).hide()
  }

  /// Returns `true` if a point in the coordinates of the rows is on the row in its current place.
  func isRow(at point: Point) -> Bool { shifted(0).contains(point) }

  /// Returns `true` if a point in the coordinates of the rows is on the actions.
  func isAction(at point: Point) -> Bool { shifted(-frame.size.width).contains(point) }

  private func shifted(_ distance: Double) -> Rect {
    frame.offset(by: Point(x: direction * (self.distance + distance), y: 0))
  }

  // MARK: - Keyboard focus

  /// A Boolean value that is `true` if one of the actions has the keyboard focus.
  var hasFocus: Bool { list?.scrollView?.hasFocus(in: actions.view) ?? false }

  /// Moves the keyboard focus to the first action.
  func takeFocus() {
    // The view can take the focus only if it is shown.
    if distance == 0 { actions.place(frame.origin + Point(x: -direction * frame.size.width, y: 0)) }
    guard let button = actions.firstButton else { return }
    _ = list?.scrollView?.moveFocus(to: button)
  }

  /// Moves the keyboard focus from the actions back to the row.
  private func returnFocus() {
    if hasFocus { _ = list?.scrollView?.moveFocus(to: root.view) }
  }
}
