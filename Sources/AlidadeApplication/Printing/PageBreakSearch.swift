import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A walk through content that finds the components before or after which a page begins.
struct PageBreakSearch {
  /// The tops of components with something to print, in points from the top of the content.
  private(set) var starts: [Double] = []
  /// The bottoms of texts, and of views without other views inside.
  private(set) var ends: [Double] = []

  /// The breaks in a component.
  struct Found {
    /// A Boolean value that is `true` if there is something to print in the component.
    var hasContent = false
    /// The places of breaks before components.
    var tops: [Double] = []
    /// The places of breaks after components.
    var bottoms: [Double] = []

    var hasNoBreak: Bool { tops.isEmpty && bottoms.isEmpty }
  }

  /// A child of a component, from its top to its bottom.
  private struct Part {
    let top: Double
    let bottom: Double
    let found: Found
    /// A Boolean value that is `true` if the child is as large as the component, as a background
    /// is.
    let isLayer: Bool

    /// Returns `true` if a break would cut printed content of the child.
    func isCut(at place: Double) -> Bool {
      found.hasContent && !isLayer && top < place - 0.01 && bottom > place + 0.01
    }
  }

  private static let before = ComponentType(PageBreakBefore.self)
  private static let after = ComponentType(PageBreakAfter.self)

  /// Visits a component and those inside it.
  mutating func visit(_ layout: Layout, at top: Double) -> Found {
    let bottom = top + layout.size.height
    var found = Found()
    if layout.text != nil || layout.children.isEmpty || layout.scrolled != nil {
      found.hasContent = layout.configuration != nil && layout.size.height > 0
      if found.hasContent { ends.append(bottom) }
    } else {
      let parts = layout.children.map { part($0, of: layout, at: top) }
      found.hasContent = parts.contains { $0.found.hasContent }
      for (index, part) in parts.enumerated() where !part.found.hasNoBreak {
        found.tops += part.found.tops.map { PageBreakSearch.place($0, in: parts, index).top }
        found.bottoms += part.found.bottoms.map {
          PageBreakSearch.place($0, in: parts, index).bottom
        }
      }
    }
    if found.hasContent { starts.append(top) }
    if layout.componentType == PageBreakSearch.before { found.tops.append(top) }
    if layout.componentType == PageBreakSearch.after { found.bottoms.append(bottom) }
    return found
  }

  private mutating func part(_ child: Layout.Child, of layout: Layout, at top: Double) -> Part {
    let top = top + child.position.y
    return Part(
      top: top, bottom: top + child.layout.size.height, found: visit(child.layout, at: top),
      isLayer: layout.children.count > 1 && child.layout.size == layout.size)
  }

  /// Returns the places for a break before and a break after a component in the child at an index.
  ///
  /// Each is the component's own place, unless a break there would cut other children, which then
  /// move along.
  private static func place(
    _ place: Double, in parts: [Part], _ index: Int
  ) -> (top: Double, bottom: Double) {
    let isFree = parts.indices.allSatisfy { $0 == index || !parts[$0].isCut(at: place) }
    if isFree { return (place, place) }
    var (top, bottom) = (parts[index].top, parts[index].bottom)
    while let cut = parts.first(where: { $0.isCut(at: top) || $0.isCut(at: bottom) }) {
      (top, bottom) = (min(top, cut.top), max(bottom, cut.bottom))
    }
    return (top, bottom)
  }
}
