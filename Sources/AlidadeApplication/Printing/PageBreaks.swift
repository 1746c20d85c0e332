import AlidadeLayout
import AlidadeRender

/// The places at which content is broken into pages.
struct PageBreaks {
  let content: Layout
  private let grid: PixelGrid
  private let forced: ForcedPageBreaks
  /// The children of the layouts that were cut so far.
  private var sortedChildren: [ObjectIdentifier: ChildrenByTop] = [:]

  /// Creates the breaks of content.
  ///
  /// - Complexity: O(*n* log *n*) in the number of components.
  init(content: Layout, grid: PixelGrid) {
    self.content = content
    self.grid = grid
    forced = ForcedPageBreaks(in: content)
  }

  /// The amount by which content may exceed a page, in points, because frames are sums of
  /// fractions.
  private static let tolerance = 0.01

  /// Returns the end of the page that begins at `start`, in points from the top of the content.
  ///
  /// - Parameters:
  ///   - start: the beginning of the page.
  ///   - height: the space on the page, at least one pixel.
  /// - Complexity: O(components across the end of the page), each with the logarithm of the number
  ///   of the components beside it; in addition, the first page that ends in a component sorts the
  ///   components inside it.
  mutating func end(ofPageFrom start: Double, height: Double) -> Double {
    let limit = start + height
    if let place = forced.first(after: start, upTo: limit) {
      return min(max(grid.round(place), start + 1), limit)
    }
    if content.size.height <= limit + PageBreaks.tolerance { return content.size.height }
    let page = Page(start: start, height: height)
    let end = grid.round(cut(content, at: 0, page, limit: limit))
    return end > start && end <= limit ? end : start + max(1, height.rounded(.down))
  }

  private struct Page {
    let start: Double
    let height: Double
  }

  /// Returns the lowest place above `limit` that doesn't cut anything that should stay whole.
  private mutating func cut(
    _ layout: Layout, at top: Double, _ page: Page, limit: Double
  ) -> Double {
    let bottom = top + layout.size.height
    if bottom <= limit + PageBreaks.tolerance || top >= limit { return limit }
    if layout.size.height <= page.height, top > page.start { return top }
    if let text = layout.text { return line(of: text, layout, at: top, page, limit) }
    if layout.children.isEmpty { return limit }
    let sorted = childrenByTop(of: layout)
    var place = limit
    var isStable = false
    // A child that is moved to the next page may take others beside it along.
    while !isStable {
      isStable = true
      for index in sorted.children(across: place - top) {
        let child = layout.children[index]
        let needed = cut(child.layout, at: top + child.position.y, page, limit: place)
        if needed < place { (place, isStable) = (needed, false) }
      }
    }
    return place
  }

  private mutating func childrenByTop(of layout: Layout) -> ChildrenByTop {
    if let known = sortedChildren[ObjectIdentifier(layout)] { return known }
    let made = ChildrenByTop(of: layout)
    sortedChildren[ObjectIdentifier(layout)] = made
    return made
  }

  /// Returns the top of the first line that doesn't fit.
  private func line(
    of text: TextLayout, _ layout: Layout, at top: Double, _ page: Page, _ limit: Double
  ) -> Double {
    let lines = text.lines(width: layout.size.width)
    guard
      let line = lines.first(where: { top + $0.bounds.maxY > limit + PageBreaks.tolerance })
    else { return limit }
    let place = top + line.bounds.minY
    return place > page.start ? min(place, limit) : limit
  }
}
