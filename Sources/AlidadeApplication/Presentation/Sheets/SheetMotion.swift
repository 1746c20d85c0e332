import AlidadeCore
import AlidadeRender

/// The way in which a sheet appears and disappears.
@MainActor final class SheetMotion {
  /// `true` while the sheet is in its place; its content reads it.
  let isShown = Store(false)

  private static let animation = Animation.spring(duration: 0.35)

  nonisolated init() {}

  /// Lets the sheet appear.
  func enter() { isShown.update(animation: SheetMotion.animation) { $0 = true } }

  /// Lets the sheet disappear.
  ///
  /// - Parameter end: called when nothing of it is to be seen anymore.
  func leave(then end: @escaping @MainActor @Sendable () -> Void) {
    isShown.update(animation: SheetMotion.animation, completion: end) { $0 = false }
  }
}
