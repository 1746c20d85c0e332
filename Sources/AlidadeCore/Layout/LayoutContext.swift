import AlidadeLayout
import AlidadeRender

/// What a layout may use beside its component and its range.
public struct LayoutContext: Sendable {
  /// Measures text and pictures.
  public let measurer: any ContentMeasurer
  /// The pixels that frames will be aligned with.
  public let grid: PixelGrid

  /// Makes a context.
  public init(measurer: any ContentMeasurer, grid: PixelGrid = PixelGrid()) {
    self.measurer = measurer
    self.grid = grid
  }
}
