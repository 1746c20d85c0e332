import AlidadeLayout

extension ComponentLayout {
  /// Returns the layout unchanged for left-to-right, or its mirror image for right-to-left: the
  /// distance of each child from the left becomes its distance from the right.
  ///
  /// A component that places its children from left to right, and then returns the result of this
  /// method, is correct in both directions. The contents of the children aren't mirrored, because
  /// the children follow the direction themselves.
  ///
  /// - Complexity: O(children) in a right-to-left layout, otherwise O(1).
  public consuming func mirrored(for direction: LayoutDirection) -> ComponentLayout {
    guard direction == .rightToLeft else { return self }
    let width = size.width
    placements = placements.map { placement in
      let position = placement.position
      return Placement(
        placement.layout,
        at: Point(x: width - placement.layout.size.width - position.x, y: position.y))
    }
    return self
  }
}
