/// What mounting has done since it began; cheap, exact and always on.
public struct MountCounters: Hashable, Sendable {
  /// Views made.
  public var viewsCreated = 0
  /// Views taken from a pool instead of being made.
  public var viewsReused = 0
  /// Views hidden.
  public var viewsHidden = 0
  /// Views shown again.
  public var viewsShown = 0
  /// Views moved among their siblings.
  public var viewsMoved = 0
  /// Views taken out of a pool and thrown away.
  public var viewsTrimmed = 0
  /// Frames set.
  public var framesSet = 0
  /// Applicators called.
  public var attributesApplied = 0
  /// Updaters called.
  public var attributesUpdated = 0
  /// Unapplicators called.
  public var attributesUnapplied = 0
  /// Attributes that were compared and found equal.
  public var attributesSkipped = 0
  /// Configurations that were the very same as before, so that no attribute was looked at.
  public var configurationsSkipped = 0
  /// Units that updates looked at.
  public var unitsVisited = 0
  /// Views that were given another label among their siblings.
  package var viewsLabeled = 0

  /// Makes counters at zero.
  public init() {}

  /// Everything done to native views.
  public var nativeOperations: Int {
    viewsCreated + viewsHidden + viewsShown + viewsMoved + viewsTrimmed + framesSet
      + attributesApplied + attributesUpdated + attributesUnapplied
  }

  /// What was done between `earlier` and now.
  public func since(_ earlier: MountCounters) -> MountCounters {
    var difference = self
    for path in MountCounters.all { difference[keyPath: path] -= earlier[keyPath: path] }
    return difference
  }

  private static var all: [WritableKeyPath<MountCounters, Int>] {
    [
      \.viewsCreated, \.viewsReused, \.viewsHidden, \.viewsShown, \.viewsMoved, \.viewsTrimmed,
      \.framesSet, \.attributesApplied, \.attributesUpdated, \.attributesUnapplied,
      \.attributesSkipped, \.configurationsSkipped, \.unitsVisited, \.viewsLabeled,
    ]
  }
}
