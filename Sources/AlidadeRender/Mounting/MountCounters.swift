/// The numbers of operations that mounting has performed; cheap, exact and always on.
public struct MountCounters: Hashable, Sendable {
  /// The number of views created.
  public var viewsCreated = 0
  /// The number of views taken from a pool instead of being created.
  public var viewsReused = 0
  /// The number of views hidden.
  public var viewsHidden = 0
  /// The number of views shown again.
  public var viewsShown = 0
  /// The number of views moved among their siblings.
  public var viewsMoved = 0
  /// The number of views removed from a pool and discarded.
  public var viewsDiscarded = 0
  /// The number of frames set.
  public var framesSet = 0
  /// The number of applicator calls.
  public var attributesApplied = 0
  /// The number of updater calls.
  public var attributesUpdated = 0
  /// The number of unapplicator calls.
  public var attributesUnapplied = 0
  /// The number of attributes that were compared and found equal.
  public var attributesSkipped = 0
  /// The number of configurations that were identical to the previous one, so no attributes were
  /// compared.
  public var configurationsSkipped = 0
  /// The number of units that updates visited.
  public var unitsVisited = 0
  /// The number of times that a moving property was updated.
  public var motionSteps = 0
  /// The number of views that received a new label among their siblings.
  package var viewsLabeled = 0

  /// Creates counters at zero.
  public init() {}

  /// The number of all operations on native views.
  public var nativeOperations: Int {
    viewsCreated + viewsHidden + viewsShown + viewsMoved + viewsDiscarded + framesSet
      + attributesApplied + attributesUpdated + attributesUnapplied
  }

  /// Returns the counts since `earlier`.
  public func since(_ earlier: MountCounters) -> MountCounters {
    var difference = self
    for path in MountCounters.all { difference[keyPath: path] -= earlier[keyPath: path] }
    return difference
  }

  /// Adds the counts of another mounter.
  package mutating func add(_ other: MountCounters) {
    for path in MountCounters.all { self[keyPath: path] += other[keyPath: path] }
  }

  private static var all: [WritableKeyPath<MountCounters, Int>] {
    [
      \.viewsCreated, \.viewsReused, \.viewsHidden, \.viewsShown, \.viewsMoved, \.viewsDiscarded,
      \.framesSet, \.attributesApplied, \.attributesUpdated, \.attributesUnapplied,
      \.attributesSkipped, \.configurationsSkipped, \.unitsVisited, \.motionSteps, \.viewsLabeled,
    ]
  }
}
