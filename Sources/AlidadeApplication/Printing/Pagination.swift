import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The work of dividing a document into pages, on any thread.
struct Pagination: Sendable {
  let document: PrintDocument
  let setup: PageSetup
  let tree: ComponentTree
  let context: LayoutContext

  /// The minimum height for content on a page, in points.
  private static let minimumHeight = 24.0
  /// The maximum number of attempts to determine the number of pages, on which the headers may
  /// depend.
  private static let attemptLimit = 4

  /// Returns the part of the content on each page, in points from its top.
  ///
  /// - Throws: an error if the headers leave no space for the content.
  func run() throws(DesktopError) -> [Range<Double>] {
    var parts: [Range<Double>] = []
    for _ in 0..<Pagination.attemptLimit {
      let expected = max(1, parts.count)
      parts = try divide(expecting: expected)
      if parts.count == expected { break }
    }
    return parts
  }

  private func divide(expecting count: Int) throws(DesktopError) -> [Range<Double>] {
    var parts: [Range<Double>] = []
    var breaks: PageBreaks?
    while true {
      let start = parts.last?.upperBound ?? 0
      let number = parts.count + 1
      let (content, height) = measure(PrintedPage(number: number, count: max(number, count)))
      guard let content, height >= Pagination.minimumHeight else {
        throw DesktopError("The margins, the header and the footer leave no room on the paper.")
      }
      // The content is laid out only once, so its breaks are, too.
      var current =
        breaks.take().flatMap { $0.content === content ? $0 : nil }
        ?? PageBreaks(content: content, grid: context.grid)
      let end = current.end(ofPageFrom: start, height: height)
      breaks = current
      parts.append(start..<max(start, end))
      if end >= content.size.height { return parts }
    }
  }

  /// Returns the layout of the whole content, and the height for it on a page.
  private func measure(_ page: PrintedPage) -> (content: Layout?, height: Double) {
    let frame = PageFrame(page, part: nil, of: document, on: setup)
    tree.setComponent(ComponentList([AnyComponent(frame)]))
    var layout = tree.layout(in: SizeRange(min: setup.size, max: setup.size), context)
    while layout.componentType != ComponentType(PageFrame.self), let child = layout.children.first {
      layout = child.layout
    }
    guard layout.children.count == 3, let content = layout.children[1].layout.children.first else {
      return (nil, 0)
    }
    let (top, bottom) = (layout.children[1].position.y, layout.children[2].position.y)
    return (content.layout, (bottom - top).rounded(.down))
  }
}
