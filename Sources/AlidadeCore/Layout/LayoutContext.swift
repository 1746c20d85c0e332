import AlidadeLayout
import AlidadeRender

/// What a layout may use beside its component and its range.
public struct LayoutContext: Sendable {
  /// What no component changes for those inside it; shared, because each component is handed a
  /// context.
  final class Surroundings: Sendable {
    let measurer: any ContentMeasurer
    let measurerRevision: Int
    let grid: PixelGrid

    init(measurer: any ContentMeasurer, grid: PixelGrid) {
      self.measurer = measurer
      measurerRevision = measurer.revision
      self.grid = grid
    }
  }

  private let surroundings: Surroundings
  /// Measures text and pictures.
  public var measurer: any ContentMeasurer { surroundings.measurer }
  /// The pixels that frames will be aligned with.
  public var grid: PixelGrid { surroundings.grid }
  /// Where lines begin.
  public var direction: LayoutDirection
  /// Grows when a host is told that something has changed that layouts depend on.
  package var measuringRevision = 0
  /// Tells layouts apart that were measured otherwise.
  package var revision: LayoutRevision {
    LayoutRevision(grid: grid, measurer: surroundings.measurerRevision, number: measuringRevision)
  }

  /// Makes a context.
  public init(
    measurer: any ContentMeasurer, grid: PixelGrid = PixelGrid(),
    direction: LayoutDirection = .leftToRight
  ) {
    surroundings = Surroundings(measurer: measurer, grid: grid)
    self.direction = direction
  }
}
