import AlidadeLayout

/// An object that places the children of a ``ScrollView``.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of the viewport's offset or size, before the change is painted.
  func scrollViewDidChangeViewport(_ scrollView: any ScrollView)

  /// Handles a key that moves through rows or scrolls.
  ///
  /// - Returns: `true` if the key was used.
  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool

  /// Puts the children in the order in which Tab moves through them.
  ///
  /// Called before the keyboard focus moves into the view, inside it, or out of it.
  func scrollViewWillMoveFocus(_ scrollView: any ScrollView)

  /// Mounts further content until an element there takes the keyboard focus.
  ///
  /// Called when Tab is about to lead out of the view.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - isBackward: `true` if the focus moves backward.
  ///   - move: moves the focus to the next element that is mounted in the view, and returns `true`
  ///     if an element takes it.
  /// - Returns: `true` if the focus has moved.
  func scrollView(
    _ scrollView: any ScrollView, findFocus isBackward: Bool, _ move: () -> Bool
  ) -> Bool

  /// Handles a key that selects rows, while the keyboard focus is in the view.
  ///
  /// This method is called before ``scrollView(_:perform:)``.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - key: the key.
  ///   - time: the time at which the key was pressed, in seconds.
  /// - Returns: `true` if the key was used.
  func scrollView(_ scrollView: any ScrollView, use key: KeyCombination, at time: Double) -> Bool

  /// Responds when the keyboard focus enters or leaves a view in which the user can select rows or
  /// text.
  func scrollView(_ scrollView: any ScrollView, focusDidChange hasFocus: Bool)

  /// Responds to a tap on a row whose ``RowStatus`` indicates that it can be selected.
  ///
  /// For the primary button, the tap counts when the button goes up, unless a view in the row has
  /// handled it. For the secondary button, the tap counts when the button goes down, before any
  /// view in the row handles it.
  func scrollView(_ scrollView: any ScrollView, didTap row: any NativeView, _ tap: TapEvent)

  /// Responds to a tap outside the rows, if the user can select rows.
  ///
  /// The buttons are handled as on rows.
  func scrollView(_ scrollView: any ScrollView, didTapBesideRows tap: TapEvent)

  /// Responds to a drag with the primary button that no view in the rows handles.
  ///
  /// Locations are in points from the top-left corner of the viewport.
  func scrollView(_ scrollView: any ScrollView, didDrag drag: DragEvent)

  /// Responds when the primary button goes down in a view that selects text, before any view in the
  /// rows handles it.
  ///
  /// The view doesn't report presses on elements that use them, such as a button or a field. The
  /// location is in points from the top-left corner of the viewport.
  ///
  /// - Returns: `true` if a drag from there selects text; the drag is reported to
  ///   ``scrollView(_:didDrag:)``.
  func scrollView(_ scrollView: any ScrollView, didPressText press: TapEvent) -> Bool

  /// Responds to a press of the primary button or a finger in a view that swipes rows, before any
  /// view in the rows handles it.
  ///
  /// The location is in points from the top-left corner of the viewport.
  ///
  /// - Returns: `true` if the press belongs to the row under the point. No view in the row may use
  ///   it then, and the view reports a swipe without a translation, which continues until the
  ///   release.
  func scrollView(_ scrollView: any ScrollView, didPressAt point: Point) -> Bool

  /// Responds to a movement along the lines in a view that swipes rows.
  ///
  /// The movement is that of a finger, of two fingers on a touchpad, or of the pointer with the
  /// primary button down if nothing else uses it. A step of a wheel that turns sideways is a whole
  /// movement with a velocity. Positive translations move a row to the right. Every movement that
  /// begins also ends, even if the row has been removed by then.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - row: the subview of the view on which the movement begins: a row, or a view that the
  ///     delegate has placed beside one.
  ///   - swipe: the movement.
  /// - Returns: `true` if the row follows the movement; nothing else may use it then. If the
  ///   delegate declines a movement when it begins, the view reports nothing more of it.
  func scrollView(
    _ scrollView: any ScrollView, didSwipe row: any NativeView, _ swipe: DragEvent
  ) -> Bool

  /// Returns the rows to be dragged when a drag with the primary button begins on a row of a view
  /// that drags rows; `nil` if there are none.
  ///
  /// No view in the row handles the drag.
  func scrollView(_ scrollView: any ScrollView, dragFrom row: any NativeView) -> RowDrag?

  /// Responds to rows of this or another view that are dragged over the view.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - drag: the rows.
  ///   - point: the pointer, in points from the top-left corner of the viewport; `nil` when it has
  ///     left the view, or the drag is over.
  /// - Returns: `true` if the rows can be dropped there.
  func scrollView(_ scrollView: any ScrollView, rows drag: RowDrag, areOver point: Point?) -> Bool

  /// Accepts rows that are dropped on the view.
  ///
  /// - Returns: `true` if the rows were accepted.
  func scrollView(_ scrollView: any ScrollView, drop drag: RowDrag, at point: Point) -> Bool

  /// Returns the unobscured part of the viewport when it is scrolled to a view, in points from the
  /// viewport's top-left corner.
  func scrollView(_ scrollView: any ScrollView, partUncoveredAt view: any NativeView) -> Rect
}

extension ScrollViewDelegate {
  /// Does nothing, because the children are in order.
  public func scrollViewWillMoveFocus(_ scrollView: any ScrollView) {}

  /// Mounts nothing, so the focus leaves the view.
  public func scrollView(
    _ scrollView: any ScrollView, findFocus isBackward: Bool, _ move: () -> Bool
  ) -> Bool { false }

  /// Does nothing.
  public func scrollView(_ scrollView: any ScrollView, focusDidChange hasFocus: Bool) {}

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

  /// Returns `nil`, for no rows.
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

  /// Returns all of the viewport.
  public func scrollView(
    _ scrollView: any ScrollView, partUncoveredAt view: any NativeView
  ) -> Rect { Rect(origin: .zero, size: scrollView.viewportSize) }
}
