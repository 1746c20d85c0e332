/// A list of weak references that reports the objects that are still alive.
///
/// Tests of an application call ``expectNoLeaks(sourceLocation:_:)``, which creates a tracker.
@MainActor public final class LeakTracker {
  private struct Tracked {
    weak var object: AnyObject?
    let name: String
  }

  /// The tracker of the innermost call of ``expectNoLeaks(sourceLocation:_:)``.
  @TaskLocal static var current: LeakTracker?

  private var tracked: [Tracked] = []

  /// Creates an empty tracker.
  public init() {}

  /// Tracks an object under a name, by default the name of its type.
  public func track(_ object: AnyObject, _ name: String? = nil) {
    tracked.append(Tracked(object: object, name: name ?? "\(type(of: object))"))
  }

  /// The names of the objects that are still alive, in the order in which they were tracked.
  public var survivors: [String] { tracked.filter { $0.object != nil }.map(\.name) }

  /// The number of tracked objects.
  public var count: Int { tracked.count }
}
