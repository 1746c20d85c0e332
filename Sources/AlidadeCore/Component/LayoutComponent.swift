import AlidadeLayout
import AlidadeRender

/// A component that measures and places its children itself, or that is measured itself, as text
/// is.
///
/// A layout must keep these rules, which `expectLayoutContract` of `AlidadeTesting` checks: the
/// size is finite and in the range; the result depends only on the component, the range and the
/// context; the smallest extents don't exceed the component's size; children are inside the
/// component if there is room; and the layout from right to left is the mirror image of the layout
/// from left to right.
public protocol LayoutComponent: PrimitiveComponent {
  /// Returns the configuration of the component's view, or `nil`, the default, for no view.
  ///
  /// If the view depends on the result of the layout, return it in ``ComponentLayout/view``
  /// instead.
  func view() -> ViewConfiguration?

  /// Measures and places the children.
  ///
  /// This method is called on any thread, once for each range that the parent proposes.
  ///
  /// - Parameters:
  ///   - children: the children, with groups resolved to the components in them unless they are
  ///     kept together.
  ///   - range: the range of permitted sizes.
  ///   - context: the context that measures text and pictures.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout

  /// Returns the smallest extent along an axis that the content can have without being clipped, in
  /// points.
  ///
  /// The component isn't shrunk below this extent. The default is the largest value among the
  /// children.
  ///
  /// - Parameters:
  ///   - children: the children, the same as for the layout.
  ///   - axis: the axis.
  ///   - across: the extent along the other axis, in points; infinite if it isn't known. Narrow
  ///     text needs more height.
  ///   - context: the context that measures text and pictures.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double
}

extension LayoutComponent {
  /// Returns `nil`, for no view.
  public func view() -> ViewConfiguration? { nil }

  /// Returns the largest value among the children.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.reduce(0) { max($0, $1.minimumExtent(along: axis, across: across)) }
  }

  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(placing: self)
  }
}
