import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Places components where they say.
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
/// Each child has its own size, at most what there is from its place to the far edges; later ones
/// lie on top. A child without a position is at the top start corner. It is as large as it takes to
/// hold all children, as far as the surroundings allow. From right to left, `x` counts from the
/// right edge.
public struct AbsoluteLayout: LayoutComponent, Equatable {
  /// What is placed, from the lowest to the topmost.
  public let children: [AnyComponent]

  /// Places components where they say with ``AlidadeCore/Component/position(x:y:)``.
  public init(@ComponentBuilder children: () -> [AnyComponent]) {
    self.children = children()
  }

  /// Lays out each child in the space from its position on.
  ///
  /// The baseline is that of the lowest child that has one.
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

  /// What it takes to hold each child.
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

/// Where a component stands in a ``AbsoluteLayout``, with `x` from its start.
enum PositionTrait: TraitKey {
  static var defaultValue: Point { .zero }
}

extension Component {
  /// Says where the component stands in a ``AbsoluteLayout``.
  ///
  /// - Parameters:
  ///   - x: the distance of its start from the start of its surroundings, in points; negative
  ///     outside of them, zero in place of one that is not finite, which is reported.
  ///   - y: the distance of its top from the top of its surroundings, in the same way.
  public func position(x: Double, y: Double) -> AnyComponent {
    trait(
      PositionTrait.self,
      Point(
        x: ParameterCheck.finite(x, "x of a position"),
        y: ParameterCheck.finite(y, "y of a position")))
  }
}
