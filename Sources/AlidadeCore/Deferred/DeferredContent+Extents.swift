import AlidadeLayout

extension DeferredContent {
  /// Returns the smallest extent along an axis, in points.
  ///
  /// The smallest height is that of the content in the available width. The smallest width is zero,
  /// because the content adapts to any width.
  func minimumExtent(along axis: Axis, across: Double, _ context: LayoutContext) -> Double {
    guard axis == .vertical, across.isFinite else { return 0 }
    let range = SizeRange(max: Size(width: across, height: .infinity))
    return variant(in: range, context.session).node
      .minimumExtent(along: axis, across: across, context)
  }
}
