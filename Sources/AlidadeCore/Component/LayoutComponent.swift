import AlidadeLayout
import AlidadeRender

/// A component that measures and places its children itself, or that is measured, as text is.
///
/// The contract, which `expectLayoutContract` of `AlidadeTesting` checks: the size lies in the range
/// and is finite; the answer depends on nothing but the component, the range and the context;
/// children are placed where they were laid out; the smallest extents are no more than what the
/// component takes.
public protocol LayoutComponent: PrimitiveComponent {
  /// The view of the component; `nil`, unless implemented, for no view at all.
  ///
  /// A component whose view shows the result of its layout returns it with that
  /// (``ComponentLayout/view``).
  func view() -> ViewConfiguration?

  /// Measures and places the children.
  ///
  /// Any thread; called once for each range that the surroundings ask about.
  ///
  /// - Parameters:
  ///   - children: the children, with components that group others resolved unless they are kept
  ///     together.
  ///   - range: the sizes to choose from.
  ///   - context: what measures text and pictures.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout

  /// Returns the smallest extent along an axis that the content can take without being cut off, in
  /// points.
  ///
  /// It is what shrinking stops at. The default is the largest answer among the children.
  ///
  /// - Parameters:
  ///   - children: the children, as for the layout.
  ///   - axis: the axis.
  ///   - across: what there is across the axis, in points; infinite when that is not known. Text in
  ///     little width needs much height.
  ///   - context: what measures text and pictures.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double
}

extension LayoutComponent {
  /// No view.
  public func view() -> ViewConfiguration? { nil }

  /// The largest answer among the children.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.reduce(0) { max($0, $1.minimumExtent(along: axis, across: across)) }
  }

  /// Builds the component as one that is measured.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(placing: self)
  }
}
