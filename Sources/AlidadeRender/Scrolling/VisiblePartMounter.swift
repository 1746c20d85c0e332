import AlidadeLayout

/// An object that mounts what is in sight of a view, such as a list at its full height.
///
/// It is the delegate of a scroll view whose layout says that it mounts its visible part.
@MainActor package protocol VisiblePartMounter: AnyObject {
  /// Waits for ``show(_:in:)`` before it mounts anything.
  func prepare()

  /// Mounts the part of the view that is in sight, after the view has its attributes and its frame.
  ///
  /// - Parameters:
  ///   - part: the part in sight, which may go beyond the view; `nil` for all of the view.
  ///   - enclosing: the object that scrolls the view; `nil` if nothing does.
  func show(_ part: Rect?, in enclosing: (any EnclosingScroll)?)

  /// Mounts another part of the view.
  func setVisiblePart(_ part: Rect?)

  /// Notes that everything around the view is in place.
  func didShow()

  /// Returns the distance that the contents are about to move down in the view, and moves them.
  ///
  /// Contents that turn out higher than expected stay in place until the view has their height. Then
  /// whatever scrolls the view scrolls farther by that distance.
  ///
  /// - Parameter height: the next height of the view.
  func takeShift(height: Double) -> Double
}

/// An object that scrolls views which don't scroll themselves.
@MainActor package protocol EnclosingScroll: AnyObject {
  /// Scrolls by a distance in points, as far as the content goes.
  func scroll(by distance: Double)
}
