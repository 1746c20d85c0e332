import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Places components over each other, the later ones on top.
///
/// ```
/// ┌────────────────────┐
/// │ first ┌──────────┐ │
/// │       │  second  │ │
/// │       └──────────┘ │
/// └────────────────────┘
/// ```
///
/// Each child has its own size; the stack is as wide as the widest and as high as the highest of
/// them, as far as the surroundings allow. To have one as large as another, whose size decides, use
/// ``Overlay`` or ``Background``.
public struct ZStack: LayoutComponent, Equatable {
  /// Where each child stands in the stack.
  public let alignment: Alignment
  /// What is placed, from the lowest to the topmost.
  public let children: [AnyComponent]

  /// Places components over each other.
  ///
  /// - Parameters:
  ///   - alignment: where each child stands in the stack.
  ///   - children: what is placed, from the lowest to the topmost.
  public init(
    alignment: Alignment = .center, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.children = children()
  }

  /// Lays out each child as large as it likes and aligns them all.
  ///
  /// The baseline is that of the lowest child that has one.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let layouts = children.map { $0.layout(in: range.loosened) }
    let size = layouts.reduce(range.min) { size, layout in
      Size(width: max(size.width, layout.size.width), height: max(size.height, layout.size.height))
    }
    var baseline: Double?
    let placements = layouts.map { layout in
      let position = alignment.position(of: layout.size, in: size)
      if baseline == nil { baseline = layout.baseline.map { $0 + position.y } }
      return ComponentLayout.Placement(layout, at: position)
    }
    return ComponentLayout(size: size, baseline: baseline, placements: placements)
      .mirrored(for: context.direction)
  }
}
