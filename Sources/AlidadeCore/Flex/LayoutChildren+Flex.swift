import AlidadeLayout

extension LayoutChildren {
  /// Lays out the children as items of a container, together with all nested flexboxes as one tree.
  ///
  /// - Parameters:
  ///   - box: the container.
  ///   - range: the range of permitted sizes; it overrides the box's own sizes.
  /// - Complexity: O(components) for each nesting level, plus the cost of measuring.
  func layout(as box: FlexBox, in range: SizeRange) -> ComponentLayout {
    FlexMemory.withMemory { FlexPass(box, self, in: $0).layout(in: range) }
  }

  /// Returns the smallest extent along an axis that a container of the children can have, in
  /// points.
  ///
  /// That is the min-content width, or the height of the content in the available width, which is
  /// zero if something inside scrolls.
  ///
  /// - Parameters:
  ///   - box: the container.
  ///   - axis: the axis.
  ///   - across: the extent along the other axis, in points; infinite if it isn't known.
  func minimumExtent(of box: FlexBox, along axis: Axis, across: Double) -> Double {
    FlexMemory.withMemory { memory in
      let pass = FlexPass(box, self, in: memory)
      if axis == .horizontal { return pass.minimumWidth() }
      if pass.scrolls { return 0 }
      let width = across.isFinite ? Swift.max(0, across) : nil
      let range = SizeRange(
        min: Size(width: width ?? 0, height: 0),
        max: Size(width: width ?? .infinity, height: .infinity))
      return pass.layout(in: range).size.height
    }
  }
}
