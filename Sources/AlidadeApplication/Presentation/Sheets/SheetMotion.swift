import AlidadeCore
import AlidadeRender

/// The animation with which a sheet appears and disappears.
@MainActor final class SheetMotion {
  /// A Boolean value that is `true` while the sheet is in its place; its content reads it.
  let isShown = Store(false)

  private static let animation = Animation.spring(duration: 0.35)

  nonisolated init() {}

  /// Animates the sheet in.
  func enter() { isShown.update(animation: SheetMotion.animation) { $0 = true } }

  /// Animates the sheet out.
  ///
  /// - Parameter end: called when the sheet is no longer visible.
  func leave(then end: @escaping @MainActor @Sendable () -> Void) {
    isShown.update(animation: SheetMotion.animation, completion: end) { $0 = false }
  }
}
