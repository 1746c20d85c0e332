import AlidadeLayout
import AlidadeRender

/// The motion of the rows in one pass: where they were shown before it.
///
/// Frames and heights are final. A row that has moved begins at its former place in the list, and
/// the distance decays to nothing.
@MainActor struct RowMotion {
  let animation: Animation
  /// A Boolean value that is `true` if rows appear and disappear with a fade, and don't move.
  let fadesOnly: Bool
  /// Returns `true` for a row that isn't only new in sight.
  let isInserted: (Int) -> Bool
  /// The places of the roots, each with the tree of the row that it showed.
  private let places: [ObjectIdentifier: (tree: RowTree, frame: Rect)]
  /// The longest distance that a row comes from, in points along each axis.
  private let limit: Size

  /// Notes the places of the rows before a pass.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - roots: the rows that have views.
  ///   - scrollView: the view of the list.
  ///   - host: the toolkit.
  ///   - isInserted: returns `true` for a row that isn't only new in sight.
  init(
    _ animation: Animation, _ roots: [RowRoot], in scrollView: any ScrollView,
    on host: any MountHost, isInserted: @escaping (Int) -> Bool
  ) {
    self.animation = animation
    self.isInserted = isInserted
    fadesOnly = host.appearance.reducesMotion
    limit = scrollView.viewportSize
    let origin = scrollView.contentOrigin
    var places: [ObjectIdentifier: (RowTree, Rect)] = [:]
    for root in roots {
      if let frame = root.frame, let tree = root.shownTree {
        places[ObjectIdentifier(root)] = (tree, frame.offset(by: origin))
      }
    }
    self.places = places
  }

  /// Returns the place of a root in the viewport before the pass; `nil` if it showed another row, or
  /// none.
  func place(of root: RowRoot) -> Rect? {
    guard let place = places[ObjectIdentifier(root)], place.tree === root.shownTree else {
      return nil
    }
    return place.frame
  }

  /// Returns the distance from the place of a root to its former one; `nil` if it had none.
  func distance(of root: RowRoot, from origin: Point) -> Point? {
    guard let before = place(of: root), let frame = root.frame else { return nil }
    return limited(before.origin - frame.origin - origin)
  }

  private func limited(_ distance: Point) -> Point {
    Point(
      x: max(-limit.width, min(distance.x, limit.width)),
      y: max(-limit.height, min(distance.y, limit.height)))
  }
}
