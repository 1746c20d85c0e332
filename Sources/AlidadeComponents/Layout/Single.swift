import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Makes one component of several, each laid over all of it, so that a container can count on one.
struct Single: LayoutComponent, Equatable {
  let children: [AnyComponent]

  init(_ list: ComponentList) {
    children = list.components
  }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let measured = children.map { $0.layout(in: range) }
    let size = measured.reduce(range.min) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    return ComponentLayout(
      size: size, baseline: measured.first?.baseline,
      placements: measured.map { .init($0, at: .zero) }
    ).mirrored(for: context.direction)
  }
}
