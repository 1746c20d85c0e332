import AlidadeLayout

/// What a view tells of what a user does with it.
///
/// Places are in points, in the coordinates of the view.
public enum ViewInputEvent: Hashable, Sendable {
  /// A tap, a secondary tap or a long press, and where.
  case point(Point)
  /// The pointer comes, moves or leaves.
  case hover(HoverEvent)
  /// Something is dragged.
  case drag(DragEvent)
  /// A swipe ended.
  case swipe(SwipeEvent)
  /// Fingers move apart or together.
  case magnify(MagnifyEvent)
  /// Something scrolls by a distance, in points; positive to the right and downwards.
  case scroll(Point)
  /// The key was pressed.
  case key
  /// Content is dragged over the view.
  case drop(DropEvent)
  /// Content was pasted.
  case paste(TransferContent)
}

/// Where in its course a movement is.
public enum GesturePhase: Hashable, Sendable {
  /// It was just recognized.
  case began
  /// It goes on.
  case changed
  /// It ended as it should.
  case ended
  /// It counts for nothing, because something else took it over.
  case canceled
}

/// The pointer is on a view, or left it.
public struct HoverEvent: Hashable, Sendable {
  /// Where the pointer is, in points; `nil` when it has left.
  public let location: Point?

  /// Makes an event.
  public init(location: Point?) { self.location = location }

  /// Whether the pointer is on the view.
  public var isInside: Bool { location != nil }
}

/// A movement while the button, or a finger, is down.
public struct DragEvent: Hashable, Sendable {
  /// Where in its course it is.
  public let phase: GesturePhase
  /// Where it began, in points.
  public let start: Point
  /// How far it has come from there, in points.
  public let translation: Point
  /// How fast it moves, in points for each second; zero at rest.
  public let velocity: Point

  /// Makes an event.
  public init(phase: GesturePhase, start: Point, translation: Point, velocity: Point) {
    self.phase = phase
    self.start = start
    self.translation = translation
    self.velocity = velocity
  }

  /// Where it is now, in points.
  public var location: Point { start + translation }

  /// How far a drag must come to be one, in points.
  public static let minimumDistance = 8.0
}

/// A quick movement.
public struct SwipeEvent: Hashable, Sendable {
  /// Where a swipe goes.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Upwards.
    case up
    /// Downwards.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// How fast it was at its end, in points for each second.
  public let velocity: Point

  /// Makes an event; `nil` for a velocity of less than ``minimumSpeed``.
  public init?(velocity: Point) {
    let speed = max(abs(velocity.x), abs(velocity.y))
    guard speed >= SwipeEvent.minimumSpeed, speed.isFinite else { return nil }
    self.velocity = velocity
  }

  /// Where it went, by the axis along which it was faster.
  public var direction: Direction {
    if abs(velocity.x) > abs(velocity.y) { return velocity.x > 0 ? .right : .left }
    return velocity.y > 0 ? .down : .up
  }

  /// How fast a swipe must be along one axis, in points for each second.
  public static let minimumSpeed = 300.0
}

/// Two fingers that move apart or together.
public struct MagnifyEvent: Hashable, Sendable {
  /// Where in its course it is.
  public let phase: GesturePhase
  /// How much farther apart the fingers are than at the beginning, as a factor; 1 there.
  public let scale: Double

  /// Makes an event.
  public init(phase: GesturePhase, scale: Double) {
    self.phase = phase
    self.scale = scale
  }
}

/// Content that is dragged over a view.
public enum DropEvent: Hashable, Sendable {
  /// Content that can be taken has come onto the view.
  case entered
  /// It was taken away.
  case left
  /// It was dropped, and where.
  case dropped(TransferContent, Point)
}
