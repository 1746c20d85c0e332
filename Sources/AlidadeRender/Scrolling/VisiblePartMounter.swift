import AlidadeLayout

/// An object that mounts the visible part of a view, such as of a list at its full height.
///
/// It is the delegate of a scroll view whose layout specifies that it mounts its visible part.
@MainActor package protocol VisiblePartMounter: AnyObject {
  /// Prepares for ``show(_:in:)``, before which nothing is mounted.
  func prepare()

  /// Mounts the visible part of the view, after the view has its attributes and its frame.
  ///
  /// - Parameters:
  ///   - part: the visible part, which may extend beyond the view; `nil` for all of the view.
  ///   - enclosing: the object that scrolls the view; `nil` if nothing does.
  func show(_ part: Rect?, in enclosing: (any EnclosingScroll)?)

  /// Mounts another part of the view.
  func setVisiblePart(_ part: Rect?)

  /// Informs the mounter that all enclosing views are in place.
  func didShow()

  /// Returns the distance that the contents are about to move down in the view, and moves them.
  ///
  /// If contents turn out to be taller than expected, they stay in place until the view has their
  /// height. Then the enclosing scroll view scrolls further by that distance.
  ///
  /// - Parameter height: the next height of the view.
  func takeShift(height: Double) -> Double
}

/// An object that scrolls views that don't scroll themselves.
@MainActor package protocol EnclosingScroll: AnyObject {
  /// Scrolls by a distance in points, as far as the content allows.
  func scroll(by distance: Double)
}
