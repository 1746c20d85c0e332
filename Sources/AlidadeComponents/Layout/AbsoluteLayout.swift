import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A container that places its children at the positions they specify.
///
/// ```swift
/// AbsoluteLayout {
///   Map()
///   Pin().position(x: 40, y: 25)
/// }
/// ```
///
/// ```
/// ┌──────────────────┐
/// │     ▾ 25         │
/// │ 40 ▸┌─────┐      │
/// │     │ pin │      │
/// └─────┴─────┴──────┘
/// ```
///
/// Each child has its own size, limited to the space from its position to the far edges; later
/// children are on top. A child without a position is placed at the top start corner. The container
/// is large enough for all children, as far as its parent allows. In right-to-left layout, `x` is
/// measured from the right edge.
public struct AbsoluteLayout: LayoutComponent, ContainerComponent, Equatable {
  /// The components in the container, from back to front.
  public package(set) var children: [AnyComponent]

  /// Creates a container of components positioned with ``Component/position(x:y:)``.
  public init(@ComponentBuilder children: () -> ComponentList) {
    self.children = children().components
  }

  /// Lays out each child in the space that starts at its position.
  ///
  /// The baseline is that of the rearmost child that has one.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    var size = range.min
    var baseline: Double?
    let placements = children.map { child in
      let position = child[PositionTrait.self]
      let most = Size(width: range.max.width - position.x, height: range.max.height - position.y)
      let layout = child.layout(in: SizeRange(max: most))
      size.width = max(size.width, position.x + layout.size.width)
      size.height = max(size.height, position.y + layout.size.height)
      if baseline == nil { baseline = layout.baseline.map { $0 + position.y } }
      return ComponentLayout.Placement(layout, at: position)
    }
    return ComponentLayout(size: range.clamp(size), baseline: baseline, placements: placements)
      .mirrored(for: context.direction)
  }

  /// Returns the smallest extent that contains all children.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.reduce(0) { most, child in
      let position = child[PositionTrait.self]
      let start = Size(width: position.x, height: position.y)
      return max(
        most,
        start[axis] + child.minimumExtent(along: axis, across: across - start[axis.cross]))
    }
  }
}

/// The position of a component in an ``AbsoluteLayout``, with `x` from the start edge.
enum PositionTrait: TraitKey {
  static var defaultValue: Point { .zero }
}

extension Component {
  /// Sets the position of the component in an ``AbsoluteLayout``.
  ///
  /// - Parameters:
  ///   - x: the distance from the container's start edge to the component's, in points; a negative
  ///     distance is outside the container. A nonfinite value is reported and replaced by zero.
  ///   - y: the distance from the container's top edge to the component's, with the same rules.
  public func position(x: Double, y: Double) -> AnyComponent {
    trait(
      PositionTrait.self,
      Point(
        x: ParameterCheck.finite(x, "The x coordinate of a position"),
        y: ParameterCheck.finite(y, "The y coordinate of a position")))
  }
}
