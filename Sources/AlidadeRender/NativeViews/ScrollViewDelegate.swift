/// An object that places the children of a ``ScrollView``.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of the viewport's offset or size, before the change is painted.
  func scrollViewDidChangeViewport(_ scrollView: any ScrollView)

  /// Handles a key that moves through rows or scrolls.
  ///
  /// - Returns: `true` if the key was used.
  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool

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

  /// Responds to a drag with the primary button that nothing in the rows handles.
  ///
  /// Locations are in points from the top left corner of the viewport.
  func scrollView(_ scrollView: any ScrollView, didDrag drag: DragEvent)

  /// Returns the height that is covered at the top of the viewport when it is scrolled to a view, in
  /// points.
  func scrollView(_ scrollView: any ScrollView, heightCoveredAbove view: any NativeView) -> Double
}

extension ScrollViewDelegate {
  /// Declines the key.
  public func scrollView(
    _ scrollView: any ScrollView, use key: KeyCombination, at time: Double
  ) -> Bool { false }

  /// Does nothing.
  public func scrollView(
    _ scrollView: any ScrollView, didTap row: any NativeView, _ tap: TapEvent
  ) {}

  /// Does nothing.
  public func scrollView(_ scrollView: any ScrollView, didDrag drag: DragEvent) {}

  /// Zero.
  public func scrollView(
    _ scrollView: any ScrollView, heightCoveredAbove view: any NativeView
  ) -> Double { 0 }
}
