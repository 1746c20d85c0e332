import AlidadeCore
import AlidadeRender

/// The way in which a sheet appears and disappears.
@MainActor final class SheetMotion {
  /// `true` while the sheet is in its place; its content reads it.
  let isShown = Store(false)

  private static let animation = Animation.spring(duration: 0.35)
  /// The time after which nothing of a sheet is left to see.
  fileprivate static let duration = Duration.milliseconds(450)

  nonisolated init() {}

  func enter() { isShown.update(animation: SheetMotion.animation) { $0 = true } }

  func leave() { isShown.update(animation: SheetMotion.animation) { $0 = false } }
}

extension MountHost {
  /// Calls a closure in the first frame in which a sheet that was closed has disappeared; at once if the
  /// desktop asks for no animations.
  ///
  /// - Parameter isGone: returns `true` if the sheet was removed meanwhile; the closure isn't called then.
  package func afterDepartureOfSheet(
    unless isGone: @escaping @MainActor () -> Bool, _ action: @escaping @MainActor () -> Void
  ) {
    guard showsAnimations else { return action() }
    let end = frameTime + SheetMotion.duration
    waitForFrame(at: end, unless: isGone, action)
  }

  private func waitForFrame(
    at end: Duration, unless isGone: @escaping @MainActor () -> Bool,
    _ action: @escaping @MainActor () -> Void
  ) {
    scheduleFrame { [weak self] in
      if isGone() { return }
      guard let self, frameTime < end else { return action() }
      waitForFrame(at: end, unless: isGone, action)
    }
  }
}
