/// Where a row or column put its children.
public struct LinearLayout: Hashable, Sendable {
  /// The size of the container, in points.
  public let size: Size
  /// The children's frames in the container, in the order of the items.
  public let frames: [Rect]
  /// The distance of the container's first line of text from its top edge, in points; `nil` without
  /// text.
  public let baseline: Double?

  /// Places children one after another.
  ///
  /// The steps are those of CSS Flexible Box Layout Level 1, §9, for a container of a single line.
  /// One thing differs: a container that is not told its length takes all it is offered when one of
  /// its children grows.
  ///
  /// Any thread; a pure function of its arguments when `measure` and `minimum` are.
  ///
  /// - Parameters:
  ///   - style: how the children stand.
  ///   - items: what each child asks for.
  ///   - range: the sizes the container may choose from.
  ///   - minimum: the smallest extent along the axis that the content of a child can take, in
  ///     points; asked only of children that must give way and do not say it themselves.
  ///   - measure: the size that a child chooses from a range.
  /// - Complexity: O(children²) in the worst case, when each round of sharing out makes one more
  ///   child reach its bound; O(children) as a rule. A child is measured three times at most.
  public static func solve(
    _ style: LinearStyle, items: [LinearItem], in range: SizeRange,
    minimum: (Int) -> Double, measure: (Int, SizeRange) -> LinearMeasurement
  ) -> LinearLayout {
    var solver = LinearSolver(style: style, items: items, range: range)
    solver.determineBaseSizes(measure)
    solver.determineContainerLength()
    solver.resolveFlexibleLengths(minimum)
    solver.determineCrossSizes(measure)
    return solver.placed()
  }
}
