import AlidadeDiffing
import AlidadeLayout
import AlidadeRender

/// The motion of the rows in one pass, based on their places before the pass.
///
/// Frames and heights are final. A row that has moved begins at its former place in the list, and
/// the distance decays to zero.
@MainActor struct RowMotion {
  let animation: Animation
  /// A Boolean value that is `true` if rows appear and disappear with a fade, and don't move.
  let fadesOnly: Bool
  /// The change of the rows; `nil` if only their heights change.
  let change: Change?
  /// The places of the roots, each with the tree of the row that it showed.
  private let places: [ObjectIdentifier: (tree: RowTree, frame: Rect)]
  /// The maximum distance from which a row moves in, in points along each axis.
  private let limit: Size

  /// The former places of rows in the list.
  struct Change {
    let map: OffsetMap
    let extents: RowExtents
    /// The former distance from the top of the list to the top of the visible part, in points.
    let offset: Double
    /// The row that the user has released, which moves from there; `nil` if there is none.
    let released: ReleasedRow?
    /// The position of that row after the change; `nil` if there is none.
    let releasedRow: Int?
  }

  /// Records the places of the rows before a pass.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - roots: the rows that have views.
  ///   - scrollView: the view of the list.
  ///   - host: the toolkit.
  ///   - change: the change of the rows; `nil` if only their heights change.
  init(
    _ animation: Animation, _ roots: [RowRoot], in scrollView: any ScrollView,
    on host: any MountHost, _ change: Change?
  ) {
    self.animation = animation
    self.change = change
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

  /// Returns the place of a root in the viewport before the pass; `nil` if it showed another row,
  /// or no row.
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

  /// Returns the position and velocity with which the user has released a row; `nil` for any other
  /// row.
  func release(of row: Int) -> ReleasedRow? {
    change?.releasedRow == row ? change?.released : nil
  }

  /// Returns `true` for a row that was inserted, not merely scrolled into view.
  func isInserted(_ row: Int) -> Bool {
    change.map { $0.map.oldOffset(ofNew: row) == nil } ?? false
  }

  /// Returns the distance from the place of a row to its former place, limited to the visible
  /// distance; `nil` for a new row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - sight: the visible part of the list after the pass.
  func distance(of row: Int, in sight: VisibleArea) -> Point? {
    guard let change, let previous = change.map.oldOffset(ofNew: row) else { return nil }
    let before = change.extents.offset(of: previous) - change.offset
    let distance = before - (sight.extents.offset(of: row) - sight.offset)
    return limited(
      sight.axis.inView(Point(x: 0, y: distance), height: 0)
        - sight.axis.inView(.zero, height: 0))
  }

  private func limited(_ distance: Point) -> Point {
    Point(
      x: max(-limit.width, min(distance.x, limit.width)),
      y: max(-limit.height, min(distance.y, limit.height)))
  }
}
