import AlidadeLayout

extension ComponentLayout {
  /// The layout as it was made if lines begin on the left, else its mirror image: the distance of
  /// each child from the left becomes its distance from the right.
  ///
  /// A component that places its children from left to right, and ends with this, is right in
  /// every direction. What is inside the children is not touched: they know the direction
  /// themselves.
  ///
  /// - Complexity: O(children) from right to left, else O(1).
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
