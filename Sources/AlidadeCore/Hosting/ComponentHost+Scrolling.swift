import AlidadeLayout
import AlidadeRender

// A root view that other code scrolls.
extension ComponentHost: EnclosingScroll {
  package func scroll(by distance: Double) { scrollEnclosingView?(distance) }

  /// Returns the range in which the component is laid out for a size of the root view.
  func range(of size: Size) -> SizeRange {
    let height = scrollEnclosingView == nil ? size.height : .infinity
    return SizeRange(min: size, max: Size(width: size.width, height: height))
  }
}
