import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A page: a part of the content between a header and a footer.
struct PageFrame: LayoutComponent {
  let setup: PageSetup
  let children: [AnyComponent]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - page: the number of the page.
  ///   - part: the part of the content on the page; `nil` for all of it, to measure it.
  ///   - document: the document.
  ///   - setup: the paper and the margins.
  init(_ page: PrintedPage, part: Range<Double>?, of document: PrintDocument, on setup: PageSetup) {
    self.setup = setup
    children = [
      AnyComponent(document.header(page)),
      AnyComponent(PageSlice(document.content, part: part)),
      AnyComponent(document.footer(page)),
    ]
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let area = setup.area
    let range = SizeRange(
      min: Size(width: area.size.width, height: 0),
      max: Size(width: area.size.width, height: .infinity))
    let layouts = children.map { $0.layout(in: range) }
    let x = context.direction == .leftToRight ? area.minX : setup.paper.width - area.maxX
    let top = context.grid.round(area.minY + layouts[0].size.height)
    let bottom = area.maxY - layouts[2].size.height
    return ComponentLayout(
      size: setup.size,
      placements: [
        .init(layouts[0], at: Point(x: x, y: area.minY)),
        .init(layouts[1], at: Point(x: x, y: top)),
        .init(layouts[2], at: Point(x: x, y: bottom)),
      ])
  }
}
