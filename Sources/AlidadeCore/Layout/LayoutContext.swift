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
    let session: BuildSession?

    init(measurer: any ContentMeasurer, grid: PixelGrid) {
      self.measurer = measurer
      measurerRevision = measurer.revision
      self.grid = grid
      session = nil
    }

    init(_ other: Surroundings, in session: BuildSession) {
      measurer = other.measurer
      measurerRevision = other.measurerRevision
      grid = other.grid
      self.session = session
    }
  }

  private var surroundings: Surroundings
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

  /// Returns the context where lines begin on a side.
  func facing(_ direction: LayoutDirection) -> LayoutContext {
    var context = self
    context.direction = direction
    return context
  }

  // MARK: - The work that a layout is a part of

  /// Returns the context for a layout that is a part of some work on a tree.
  func `in`(_ session: BuildSession) -> LayoutContext {
    var context = self
    context.surroundings = Surroundings(surroundings, in: session)
    return context
  }

  /// The work that the layout is a part of; `nil` in code that outlives it, or on another thread.
  var session: BuildSession? {
    guard let session = surroundings.session, session.token.isHere else { return nil }
    return session
  }

  /// A Boolean value that is `true` if the layout is of no use, because its work is given up.
  var isGivenUp: Bool { session?.isStopped ?? false }
}
