import AlidadeLayout
import AlidadeRender

/// A movement along the lines of a list, with which the user swipes a row aside.
@MainActor package struct HeadlessRowSwipe {
  /// The speed of one step of a wheel, in points per second.
  private static let wheelSpeed = 1_000.0

  private let list: HeadlessScrollView
  private let row: HeadlessView
  private let modifiers: KeyModifiers

  /// Creates a movement of a row; `nil` if the rows of the list can't be swiped.
  init?(of row: HeadlessView, in list: HeadlessScrollView, _ modifiers: KeyModifiers) {
    guard list.swipesRows, row.isVisible, row.isReactive else { return nil }
    self.list = list
    self.row = row
    self.modifiers = modifiers
  }

  /// Creates a movement of the row that contains a view; `nil` if there is no such row.
  package init?(around view: HeadlessView) {
    let views = view.outwardViews
    for (row, list) in zip(views, views.dropFirst()) {
      guard let list = list as? HeadlessScrollView,
        let swipe = HeadlessRowSwipe(of: row, in: list, [])
      else { continue }
      self = swipe
      return
    }
    return nil
  }

  /// Creates a movement that begins with a press of the primary button, if the press belongs to a
  /// row; otherwise, `nil`.
  init?(pressing view: HeadlessView, at point: Point, _ modifiers: KeyModifiers) {
    let path = HeadlessPointer(view: view, modifiers: modifiers).path(from: point)
    for (row, list) in zip([nil] + path.map(\.view), path) {
      guard let view = list.view as? HeadlessScrollView, view.swipesRows else { continue }
      guard view.scrollDelegate?.scrollView(view, didPressAt: list.place) == true, let row,
        let swipe = HeadlessRowSwipe(of: row, in: view, modifiers), swipe.begin(by: 0)
      else { continue }
      self = swipe
      return
    }
    return nil
  }

  /// Creates a movement with the primary button; `nil` if a view in the row, or the list itself,
  /// uses drags.
  init?(dragging view: HeadlessView, at point: Point, _ modifiers: KeyModifiers) {
    guard let swipe = HeadlessRowSwipe(around: view) else { return nil }
    let list = swipe.list
    if view.outwardViews.prefix(while: { $0 !== list }).contains(where: \.takesDrags) {
      return nil
    }
    let usesDrags = list.selectionMode == .many || list.selectsText || list.dragsRows
    // A view beside a row exists only to be swiped or pressed.
    if usesDrags, swipe.row.role != .group { return nil }
    self = swipe
  }

  /// Begins the movement.
  ///
  /// - Returns: `true` if the row follows it.
  package func begin(by translation: Double) -> Bool { send(.began, translation) }

  /// Moves the row to a distance from where the movement began, in points.
  package func move(to translation: Double) { _ = send(.changed, translation) }

  /// Releases the row.
  package func end(at translation: Double = 0, velocity: Double = 0, isCanceled: Bool = false) {
    _ = send(isCanceled ? .canceled : .ended, translation, velocity)
  }

  /// Moves the row through some distances, and releases it.
  ///
  /// - Returns: always `true`.
  func move(through translations: [Double], _ velocity: Double, isCanceled: Bool) -> Bool {
    for translation in translations { move(to: translation) }
    end(at: translations.last ?? 0, velocity: velocity, isCanceled: isCanceled)
    return true
  }

  /// Moves the row as a step of a wheel does.
  ///
  /// - Returns: `true` if the row follows it.
  func turn(by distance: Double) -> Bool {
    let direction = distance > 0 ? -1.0 : 1
    guard begin(by: direction) else { return false }
    end(at: direction, velocity: direction * HeadlessRowSwipe.wheelSpeed)
    return true
  }

  private func send(
    _ phase: GesturePhase, _ translation: Double, _ velocity: Double = 0
  ) -> Bool {
    let event = DragEvent(
      phase: phase, start: row.frame.origin, translation: Point(x: translation, y: 0),
      velocity: Point(x: velocity, y: 0), modifiers: modifiers)
    return list.scrollDelegate?.scrollView(list, didSwipe: row, event) ?? false
  }
}
