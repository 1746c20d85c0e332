import AlidadeLayout

/// An object that places the children of a ``ScrollView``.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of the viewport's offset or size, before the change is painted.
  func scrollViewDidChangeViewport(_ scrollView: any ScrollView)

  /// Handles a key that moves through rows or scrolls.
  ///
  /// - Returns: `true` if the key was used.
  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool

  /// Mounts content beyond what is mounted until something there takes the keyboard focus.
  ///
  /// Called when Tab is about to lead out of the view.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - isBackward: `true` if the focus moves to what is before.
  ///   - move: moves the focus on among what is mounted in the view, and returns `true` if something
  ///     takes it.
  /// - Returns: `true` if the focus has moved.
  func scrollView(
    _ scrollView: any ScrollView, findFocus isBackward: Bool, _ move: () -> Bool
  ) -> Bool

  /// Handles a key that selects rows, while the keyboard focus is in the view.
  ///
  /// It is asked before ``scrollView(_:perform:)``.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - key: the key.
  ///   - time: the time at which the key was pressed, in seconds.
  /// - Returns: `true` if the key was used.
  func scrollView(_ scrollView: any ScrollView, use key: KeyCombination, at time: Double) -> Bool

  /// Responds to a tap on a row whose ``RowStatus`` says that it can be selected.
  ///
  /// The primary button counts when it goes up, unless something in the row has handled the tap.
  /// The secondary button counts when it goes down, before anything in the row handles it.
  func scrollView(_ scrollView: any ScrollView, didTap row: any NativeView, _ tap: TapEvent)

  /// Responds to a tap beside the rows, if the user can select rows.
  ///
  /// The buttons count as they do on rows.
  func scrollView(_ scrollView: any ScrollView, didTapBesideRows tap: TapEvent)

  /// Responds to a drag with the primary button that nothing in the rows handles.
  ///
  /// Locations are in points from the top left corner of the viewport.
  func scrollView(_ scrollView: any ScrollView, didDrag drag: DragEvent)

  /// Responds when the primary button goes down in a view that selects text, before anything in the
  /// rows handles it.
  ///
  /// The view doesn't tell of presses on something that uses them, such as a button or a field. The
  /// location is in points from the top left corner of the viewport.
  ///
  /// - Returns: `true` if a drag from there selects text; it is told by ``scrollView(_:didDrag:)``.
  func scrollView(_ scrollView: any ScrollView, didPressText press: TapEvent) -> Bool

  /// Responds to a press of the primary button or a finger in a view that swipes rows, before anything
  /// in the rows handles it.
  ///
  /// The location is in points from the top left corner of the viewport.
  ///
  /// - Returns: `true` if the press belongs to the row that it is on. Nothing in the row may use it, and
  ///   the view tells of a swipe without translation, which goes on until the release.
  func scrollView(_ scrollView: any ScrollView, didPressAt point: Point) -> Bool

  /// Responds to a movement along the lines in a view that swipes rows.
  ///
  /// It is a movement of a finger, of two fingers on a touchpad, or of the pointer with the primary
  /// button down if nothing else uses that. A step of a wheel that turns sideways is a whole movement
  /// with a velocity. Positive translations are those of a row that moves to the right. What begins
  /// ends, even if the row is gone by then.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - row: the subview of the view that the movement begins on: a row, or what the delegate has put
  ///     beside one.
  ///   - swipe: the movement.
  /// - Returns: `true` if the row follows the movement, which nothing else may use then. The view tells
  ///   nothing more of a movement that the delegate has declined when it began.
  func scrollView(
    _ scrollView: any ScrollView, didSwipe row: any NativeView, _ swipe: DragEvent
  ) -> Bool

  /// Returns the rows that a drag with the primary button takes along when it begins on a row of a
  /// view that drags rows; `nil` if none.
  ///
  /// Nothing in the row handles the drag.
  func scrollView(_ scrollView: any ScrollView, dragFrom row: any NativeView) -> RowDrag?

  /// Responds to rows of this view or another one that are dragged over the view.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - drag: the rows.
  ///   - point: the pointer, in points from the top left corner of the viewport; `nil` when it has
  ///     left the view, or the drag is over.
  /// - Returns: `true` if the rows can be dropped there.
  func scrollView(_ scrollView: any ScrollView, rows drag: RowDrag, areOver point: Point?) -> Bool

  /// Takes rows that are dropped on the view.
  ///
  /// - Returns: `true` if the rows were taken.
  func scrollView(_ scrollView: any ScrollView, drop drag: RowDrag, at point: Point) -> Bool

  /// Returns the part of the viewport that nothing covers when it is scrolled to a view, in points
  /// from its top left corner.
  func scrollView(_ scrollView: any ScrollView, partUncoveredAt view: any NativeView) -> Rect
}

extension ScrollViewDelegate {
  /// Mounts nothing, so the focus leaves the view.
  public func scrollView(
    _ scrollView: any ScrollView, findFocus isBackward: Bool, _ move: () -> Bool
  ) -> Bool { false }

  /// Declines the key.
  public func scrollView(
    _ scrollView: any ScrollView, use key: KeyCombination, at time: Double
  ) -> Bool { false }

  /// Does nothing.
  public func scrollView(
    _ scrollView: any ScrollView, didTap row: any NativeView, _ tap: TapEvent
  ) {}

  /// Does nothing.
  public func scrollView(_ scrollView: any ScrollView, didTapBesideRows tap: TapEvent) {}

  /// Does nothing.
  public func scrollView(_ scrollView: any ScrollView, didDrag drag: DragEvent) {}

  /// Selects nothing.
  public func scrollView(_ scrollView: any ScrollView, didPressText press: TapEvent) -> Bool {
    false
  }

  /// Declines the press.
  public func scrollView(_ scrollView: any ScrollView, didPressAt point: Point) -> Bool { false }

  /// Declines the movement.
  public func scrollView(
    _ scrollView: any ScrollView, didSwipe row: any NativeView, _ swipe: DragEvent
  ) -> Bool { false }

  /// `nil`.
  public func scrollView(
    _ scrollView: any ScrollView, dragFrom row: any NativeView
  ) -> RowDrag? { nil }

  /// Declines the rows.
  public func scrollView(
    _ scrollView: any ScrollView, rows drag: RowDrag, areOver point: Point?
  ) -> Bool { false }

  /// Declines the rows.
  public func scrollView(
    _ scrollView: any ScrollView, drop drag: RowDrag, at point: Point
  ) -> Bool { false }

  /// All of the viewport.
  public func scrollView(
    _ scrollView: any ScrollView, partUncoveredAt view: any NativeView
  ) -> Rect { Rect(origin: .zero, size: scrollView.viewportSize) }
}
