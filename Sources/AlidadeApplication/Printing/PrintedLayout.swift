import AlidadeLayout
import AlidadeRender
import Synchronization

/// The layout of a whole document, from which each page takes the components on it, so that
/// mounting a page doesn't visit the others.
///
/// Can be used on any thread.
final class PrintedLayout: Sendable {
  /// The layouts that were divided, with their children.
  private struct Divided {
    weak var content: Layout?
    var children: [ObjectIdentifier: ChildrenByTop] = [:]
  }

  private let divided = Mutex<Divided?>(nil)

  /// The distance from a page within which components also belong to it, in points, because they
  /// may paint outside their frames.
  private static let margin = 100.0

  /// Returns the layout of content without components that are far from a page.
  ///
  /// - Parameters:
  ///   - page: the part of the content on the page, in points from its top.
  ///   - content: the layout of the whole content.
  /// - Complexity: O(components near the page), each with the logarithm of the number of components
  ///   beside it; in addition, the first page that ends in a component sorts the components inside.
  func part(on page: Range<Double>, of content: Layout) -> Layout {
    let range = page.lowerBound - PrintedLayout.margin...page.upperBound + PrintedLayout.margin
    return divided.withLock { divided in
      var known = divided.take() ?? Divided(content: content)
      if known.content !== content { known = Divided(content: content) }
      let part = PrintedLayout.part(range, of: content, &known)
      divided = known
      return part
    }
  }

  private static func part(
    _ range: ClosedRange<Double>, of layout: Layout, _ divided: inout Divided
  ) -> Layout {
    // A text places components in its lines, and a scroll view mounts its content itself.
    if layout.children.isEmpty || layout.text != nil || layout.scrolled != nil { return layout }
    if layout.size.height <= range.upperBound - range.lowerBound { return layout }
    let sorted =
      divided.children[ObjectIdentifier(layout)]
      ?? ChildrenByTop(of: layout, extent: PrintedLayout.extent)
    divided.children[ObjectIdentifier(layout)] = sorted
    var children: [Layout.Child] = []
    // They are painted in their original order.
    for index in sorted.children(from: range.lowerBound, to: range.upperBound).sorted() {
      let child = layout.children[index]
      let y = child.position.y
      let inside = part(range.lowerBound - y...range.upperBound - y, of: child.layout, &divided)
      children.append(Layout.Child(position: child.position, layout: inside))
    }
    return layout.replacing(children: children)
  }

  /// Returns the extent of a layout and of all layouts inside it, in points from its top.
  private static func extent(of layout: Layout) -> ClosedRange<Double> {
    var (top, bottom) = (0.0, layout.size.height)
    if layout.scrolled != nil { return top...bottom }
    for child in layout.children {
      let inside = extent(of: child.layout)
      top = min(top, child.position.y + inside.lowerBound)
      bottom = max(bottom, child.position.y + inside.upperBound)
    }
    return top...bottom
  }
}
