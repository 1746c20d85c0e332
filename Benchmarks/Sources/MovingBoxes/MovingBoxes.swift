import AlidadeNative
import Synchronization

/// Boxes that move for a long time.
public struct MovingBoxes: Component {
  /// The numbers of rows and of columns.
  public static let extent = 10
  /// The width and the height of a box, in points.
  public static let boxSize = 20.0
  /// The distance that they move, in points.
  public static let distance = 200.0
  /// The time that they take for it, in seconds.
  public static let duration = 20.0

  /// What starts them from outside.
  public final class Starter: Sendable {
    private let kept = Mutex<Context<Bool>?>(nil)

    /// Creates what starts boxes that aren't shown yet.
    public init() {}

    fileprivate func keep(_ context: Context<Bool>) { kept.withLock { $0 = context } }

    /// Lets the boxes move.
    public func start() {
      let context = kept.withLock { $0 }
      context?.update(animation: .linear(duration: MovingBoxes.duration)) { $0 = true }
    }
  }

  private let starter: Starter

  /// Creates boxes at rest.
  public init(starter: Starter) { self.starter = starter }

  /// Returns `false`, because the boxes don't move yet.
  public func initialState() -> Bool { false }

  /// A square of boxes.
  public func body(_ context: Context<Bool>) -> some Component {
    let _ = starter.keep(context)
    Column {
      for row in 0..<MovingBoxes.extent {
        Row {
          for column in 0..<MovingBoxes.extent {
            Box(background: row.isMultiple(of: 2) ? .blue : .red)
              .frame(width: MovingBoxes.boxSize, height: MovingBoxes.boxSize)
              .key(column)
          }
        }
        .key(row)
      }
    }
    .padding(EdgeInsets(start: context.state ? MovingBoxes.distance : 0))
  }
}
