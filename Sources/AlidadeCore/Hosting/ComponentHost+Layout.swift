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
}
