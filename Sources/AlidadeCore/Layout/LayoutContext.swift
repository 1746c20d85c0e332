import AlidadeLayout
import AlidadeRender

/// The inputs of a layout other than its component and its range: the measurer, the pixel grid and
/// the direction.
public struct LayoutContext: Sendable {
  /// The part of the context that no component changes for its descendants; shared, because each
  /// component gets a context.
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
  /// The toolkit's measurer of text and pictures.
  public var measurer: any ContentMeasurer { surroundings.measurer }
  /// The pixel grid that frames are aligned to.
  public var grid: PixelGrid { surroundings.grid }
  /// The layout direction.
  public var direction: LayoutDirection
  /// A number that increases when a host is notified of a change that layouts depend on.
  package var measuringRevision = 0
  /// The revision of everything that measurements depend on.
  package var revision: LayoutRevision {
    LayoutRevision(grid: grid, measurer: surroundings.measurerRevision, number: measuringRevision)
  }

  /// Creates a context.
  public init(
    measurer: any ContentMeasurer, grid: PixelGrid = PixelGrid(),
    direction: LayoutDirection = .leftToRight
  ) {
    surroundings = Surroundings(measurer: measurer, grid: grid)
    self.direction = direction
  }

  /// Returns the context with another direction.
  func facing(_ direction: LayoutDirection) -> LayoutContext {
    var context = self
    context.direction = direction
    return context
  }

  // MARK: - Work on a tree

  /// Returns the context for a layout that is part of work on a tree.
  func `in`(_ session: BuildSession) -> LayoutContext {
    var context = self
    context.surroundings = Surroundings(surroundings, in: session)
    return context
  }

  /// The work that the layout is part of; `nil` in code that outlives it, or on another thread.
  var session: BuildSession? {
    guard let session = surroundings.session, session.token.isHere else { return nil }
    return session
  }

  /// A Boolean value that is `true` if the layout must not be kept, because the work that it is
  /// part of is abandoned or has ended, or because it is made on another thread, where deferred
  /// content is missing.
  var isGivenUp: Bool {
    guard let session = surroundings.session else { return false }
    return !session.token.isHere || session.isStopped
  }
}
