#if GTK
import AlidadeLayout
import AlidadeRender

/// A movement of fingers or of the pointer that a view can follow if it is initially sideways.
@MainActor struct SidewaysMovement {
  enum Stage {
    /// The movement is still too short to have a direction.
    case undecided
    case followed
    /// The movement is vertical, or no view follows it.
    case declined
  }

  private(set) var stage: Stage
  private let start: Point
  private var course: PointerDrag

  /// - Parameters:
  ///   - start: the point at which the movement begins.
  ///   - isFollowed: `true` if the movement is followed in any direction.
  init(start: Point, isFollowed: Bool = false) {
    self.start = start
    stage = isFollowed ? .followed : .undecided
    course = PointerDrag(start: start)
  }

  /// Continues the movement.
  ///
  /// - Parameters:
  ///   - translation: the distance from the start, in points.
  ///   - time: the time in seconds.
  ///   - follow: follows the movement; called for the first time when the movement is known to be
  ///     sideways. Returns `false` if no view follows it.
  mutating func move(
    to translation: Point, at time: Double, _ follow: @MainActor (DragEvent) -> Bool
  ) {
    let event = course.move(to: translation, at: time)
    switch stage {
    case .declined: break
    case .followed: _ = follow(DragEvent(.changed, start, translation, event?.velocity ?? .zero))
    case .undecided:
      guard let event else { return }
      let isSideways = abs(translation.x) > abs(translation.y)
      stage = isSideways && follow(event) ? .followed : .declined
    }
  }

  /// Returns the event that ends the movement; `nil` if no view follows it.
  func end(_ phase: GesturePhase, at time: Double) -> DragEvent? {
    guard stage == .followed else { return nil }
    return course.end(phase, at: time) ?? DragEvent(phase, start, .zero, .zero)
  }
}

extension DragEvent {
  fileprivate init(
    _ phase: GesturePhase, _ start: Point, _ translation: Point, _ velocity: Point
  ) {
    self.init(phase: phase, start: start, translation: translation, velocity: velocity)
  }
}
#endif
