#if GTK
import AlidadeLayout
import AlidadeRender

/// The movement of the pointer while a button is down, from which a drag and its velocity are
/// recognized.
struct PointerDrag {
  private let start: Point
  private var isRecognized = false
  private var translation = Point.zero
  /// The modifier keys that were held at the last event.
  var modifiers: KeyModifiers = []
  /// The recent translations, with their times in seconds.
  private var samples: [(time: Double, translation: Point)] = []

  /// The time span in which movement counts toward the velocity, in seconds.
  private static let memory = 0.15

  /// The distance at which a movement becomes a drag, in points.
  private let threshold: Double

  init(start: Point, threshold: Double = DragEvent.minimumDistance) {
    self.start = start
    self.threshold = threshold
  }

  /// Adds a translation.
  ///
  /// - Returns: the event to send; `nil` if the movement isn't a drag yet.
  mutating func move(to translation: Point, at time: Double) -> DragEvent? {
    self.translation = translation
    samples.removeAll { $0.time < time - PointerDrag.memory }
    samples.append((time, translation))
    if isRecognized { return event(.changed, at: time) }
    let (x, y) = (translation.x, translation.y)
    guard (x * x + y * y).squareRoot() >= threshold else { return nil }
    isRecognized = true
    return event(.began, at: time)
  }

  /// Ends the movement.
  ///
  /// - Returns: the event to send; `nil` if the movement wasn't a drag.
  func end(_ phase: GesturePhase, at time: Double) -> DragEvent? {
    isRecognized ? event(phase, at: time) : nil
  }

  private func event(_ phase: GesturePhase, at time: Double) -> DragEvent {
    DragEvent(
      phase: phase, start: start, translation: translation, velocity: velocity(at: time),
      modifiers: modifiers)
  }

  private func velocity(at time: Double) -> Point {
    guard let first = samples.first(where: { $0.time >= time - PointerDrag.memory }),
      time > first.time
    else { return .zero }
    let duration = time - first.time
    return Point(
      x: (translation.x - first.translation.x) / duration,
      y: (translation.y - first.translation.y) / duration)
  }
}
#endif
