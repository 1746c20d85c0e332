import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The part of the content that is on one page.
struct PageSlice: LayoutComponent {
  /// The part, in points from the top of the content; `nil` for all of it.
  let part: Range<Double>?
  let children: [AnyComponent]
  private let printed: PrintedLayout

  init(_ content: PrintedContent, part: Range<Double>?) {
    self.part = part
    children = [AnyComponent(content)]
    printed = content.layout
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .container(role: .generic), attributes: ViewOptions(clipsToBounds: true).viewAttributes())
  }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let width = range.max.width
    let content = children[0].layout(
      in: SizeRange(
        min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)))
    guard let part else {
      return ComponentLayout(
        size: Size(width: width, height: content.size.height),
        placements: [.init(content, at: .zero)])
    }
    return ComponentLayout(
      size: Size(width: width, height: part.upperBound - part.lowerBound),
      placements: [
        .init(printed.part(on: part, of: content), at: Point(x: 0, y: -part.lowerBound))
      ])
  }
}
