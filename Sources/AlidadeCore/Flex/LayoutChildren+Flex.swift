import AlidadeLayout
import AlidadeRender

extension LayoutChildren {
  /// Lays out the children as items of a container, and all flexboxes below it with it, as one tree.
  ///
  /// - Parameters:
  ///   - box: the container.
  ///   - range: the sizes to choose from; it wins over the sizes that the box wishes for.
  /// - Complexity: O(components) for every nesting, and what measuring costs.
  func layout(as box: FlexBox, in range: SizeRange) -> ComponentLayout {
    FlexMemory.withMemory { FlexPass(box, self, in: $0).layout(in: range) }
  }

  /// Returns the smallest extent along an axis that a container of the children can take, in points:
  /// the min-content width, or the height of the content in the width there is, which is zero when
  /// something inside scrolls.
  ///
  /// - Parameters:
  ///   - box: the container.
  ///   - axis: the axis.
  ///   - across: what there is across the axis, in points; infinite when that is not known.
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
