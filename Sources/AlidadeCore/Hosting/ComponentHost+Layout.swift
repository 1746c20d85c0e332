import AlidadeLayout
import AlidadeRender

extension ComponentHost {
  /// The measurer, the pixel grid and the direction with which the component is laid out.
  package var layoutContext: LayoutContext {
    let host = mounter.host
    return LayoutContext(
      measurer: host.measurer, grid: PixelGrid(scale: host.scaleFactor),
      direction: layoutDirection)
  }

  /// Returns the layout that the host needs for a size of the root view.
  func layoutRequest(of size: Size) -> LayoutRequest {
    LayoutRequest(
      range: range(of: size), context: layoutContext, isIncremental: visibleRect != nil)
  }

  /// Builds and lays out on the main thread.
  func render(_ size: Size) -> ComponentTree.Result {
    let request = layoutRequest(of: size)
    return tree.render(in: request.range, request.context, isIncremental: request.isIncremental)
  }
}
