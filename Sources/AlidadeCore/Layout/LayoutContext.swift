import AlidadeLayout
import AlidadeRender

/// What a layout may use beside its component and its range.
public struct LayoutContext: Sendable {
  /// Measures text and pictures.
  public let measurer: any ContentMeasurer
  /// The pixels that frames will be aligned with.
  public let grid: PixelGrid
  /// Where lines begin.
  public var direction: LayoutDirection
  /// Grows when what measures has changed.
  var measuringRevision = 0
  /// Tells layouts apart that were measured otherwise.
  var revision: LayoutRevision { LayoutRevision(grid: grid, number: measuringRevision) }

  /// Makes a context.
  public init(
    measurer: any ContentMeasurer, grid: PixelGrid = PixelGrid(),
    direction: LayoutDirection = .leftToRight
  ) {
    self.measurer = measurer
    self.grid = grid
    self.direction = direction
  }
}
