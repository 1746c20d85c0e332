import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A container that stacks its children on top of each other, later ones in front.
///
/// ```
/// ┌────────────────────┐
/// │ first ┌──────────┐ │
/// │       │  second  │ │
/// │       └──────────┘ │
/// └────────────────────┘
/// ```
///
/// Each child has its own size; the stack is as wide as the widest child and as tall as the
/// tallest, as far as its parent allows. To make one component as large as another, use ``Overlay``
/// or ``Background``.
public struct ZStack: LayoutComponent, ContainerComponent, Equatable {
  /// The alignment of each child in the stack.
  let alignment: Alignment
  /// The components in the stack, from back to front.
  public package(set) var children: [AnyComponent]

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of each child in the stack.
  ///   - children: the components in the stack, from back to front.
  public init(
    alignment: Alignment = .center, @ComponentBuilder children: () -> ComponentList
  ) {
    self.alignment = alignment
    self.children = children().components
  }

  /// Lays out each child at its natural size and aligns it.
  ///
  /// The baseline is that of the rearmost child that has one.
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
