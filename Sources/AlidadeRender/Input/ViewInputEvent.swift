import AlidadeLayout

/// A user's input on a view.
///
/// Locations are in points, in the coordinates of the view.
public enum ViewInputEvent: Hashable, Sendable {
  /// A tap or long press.
  case tap(TapEvent)
  /// The pointer enters, moves or leaves.
  case hover(HoverEvent)
  /// A drag begins, continues or ends.
  case drag(DragEvent)
  /// A swipe ended.
  case swipe(SwipeEvent)
  /// Fingers move apart or together.
  case magnify(MagnifyEvent)
  /// The user scrolls.
  case scroll(ScrollEvent)
  /// The content of a scroll view is pulled beyond its top.
  case pull(PullEvent)
  /// The key was pressed; a handler can decline it.
  case key(KeyPress)
  /// Content is dragged over the view.
  case drop(DropEvent)
}

/// A phase of a gesture.
public enum GesturePhase: Hashable, Sendable {
  /// The gesture was just recognized.
  case began
  /// The gesture continues.
  case changed
  /// The gesture ended normally.
  case ended
  /// The gesture has no effect, because another gesture took over.
  case canceled
}

/// A movement of the pointer onto, over or off of a view.
public struct HoverEvent: Hashable, Sendable {
  /// The location of the pointer, in points; `nil` after it left.
  public let location: Point?
  /// The modifier keys that are held; none after the pointer left.
  public let modifiers: KeyModifiers

  /// Creates an event.
  public init(location: Point?, modifiers: KeyModifiers = []) {
    self.location = location
    self.modifiers = modifiers
  }

  /// A Boolean value that is `true` if the pointer is on the view.
  public var isInside: Bool { location != nil }
}

/// A movement while the primary button or a finger is down.
///
/// Locations are in the coordinate system that the view had when the button or finger went down,
/// even if the view moves with the drag.
public struct DragEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: GesturePhase
  /// The start location, in points.
  public let start: Point
  /// The translation from the start location, in points.
  public let translation: Point
  /// The velocity, in points per second; zero at rest.
  public let velocity: Point
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers

  /// Creates an event.
  public init(
    phase: GesturePhase, start: Point, translation: Point, velocity: Point,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.modifiers = modifiers
  }

  /// The current location, in points.
  public var location: Point { start + translation }

  /// The minimum distance of a movement that counts as a drag, in points.
  public static let minimumDistance = 8.0
}

/// A drag that ended in a quick movement.
public struct SwipeEvent: Hashable, Sendable {
  /// A direction of a swipe.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
  }

  /// The velocity at the end, in points per second.
  public let velocity: Point

  /// Creates an event, or returns `nil` if the velocity isn't finite or is below ``minimumSpeed``.
  public init?(velocity: Point) {
    let speed = max(abs(velocity.x), abs(velocity.y))
    guard speed >= SwipeEvent.minimumSpeed, speed.isFinite else { return nil }
    self.velocity = velocity
  }

  /// The direction along the axis with the higher speed.
  public var direction: Direction {
    if abs(velocity.x) > abs(velocity.y) { return velocity.x > 0 ? .right : .left }
    return velocity.y > 0 ? .down : .up
  }

  /// The minimum speed of a swipe along one axis, in points per second.
  public static let minimumSpeed = 300.0
}

/// A movement of two fingers apart or together.
public struct MagnifyEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: GesturePhase
  /// The distance between the fingers relative to their distance at the start; 1 at the start.
  public let scale: Double
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers

  /// Creates an event.
  public init(phase: GesturePhase, scale: Double, modifiers: KeyModifiers = []) {
    self.phase = phase
    self.scale = scale
    self.modifiers = modifiers
  }
}

/// An event that occurs while content is dragged over a view or dropped on it.
public enum DropEvent: Hashable, Sendable {
  /// Acceptable content entered the view; its first movement follows.
  case entered
  /// The content has moved to a new location over the view.
  case moved(Point)
  /// The content left the view.
  case exited
  /// The content was dropped, with its location.
  ///
  /// A value of a type other than text or files arrives after it was dropped, because it is decoded
  /// on another thread. If the value is rejected, the view gets ``exited`` instead.
  case dropped(TransferContent, Point)
}
