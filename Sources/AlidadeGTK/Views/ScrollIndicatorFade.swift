#if GTK
import CGTK

/// The opacity of a scroll indicator: full while it is held and after an event, and zero some time
/// later.
@MainActor final class ScrollIndicatorFade {
  /// The opacity, from 0 to 1.
  private(set) var opacity = 0.0
  /// A closure that is called when `opacity` has changed.
  var didChange: (@MainActor () -> Void)?

  /// A Boolean value that is `true` while the indicator is shown without a time limit, which
  /// needs no timer.
  var isHeld = false {
    didSet { if isHeld != oldValue { reveal() } }
  }

  private var lastEvent: Int = 0
  private var timer: guint = 0

  /// A Boolean value that is `true` if the indicator will fade.
  var isWaiting: Bool { timer != 0 }

  /// Shows the indicator for a short time, or as long as it is held.
  func reveal() {
    lastEvent = g_get_monotonic_time()
    set(1)
    if isHeld {
      stop()
    } else if timer == 0 {
      wait(milliseconds: ScrollIndicatorFade.delay / 1000)
    }
  }

  /// Ends the timer.
  func stop() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  private func set(_ opacity: Double) {
    guard opacity != self.opacity else { return }
    self.opacity = opacity
    didChange?()
  }

  private func wait(milliseconds: Int) {
    timer = g_timeout_add_full(
      Int32(G_PRIORITY_DEFAULT), guint(max(1, milliseconds)),
      { fade in
        guard let fade else { return 0 }
        // Proof: GLib calls on the main thread, and the indicator ends the timer before it releases
        // the fade.
        nonisolated(unsafe) let pointer = fade
        onMainThread {
          Unmanaged<ScrollIndicatorFade>.fromOpaque(pointer).takeUnretainedValue().timeIsUp()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func timeIsUp() {
    timer = 0
    let idle = g_get_monotonic_time() - lastEvent
    if idle < ScrollIndicatorFade.delay {
      return wait(milliseconds: (ScrollIndicatorFade.delay - idle) / 1000 + 1)
    }
    if GTKAppearance.current.reducesMotion { return set(0) }
    let progress = Double(idle - ScrollIndicatorFade.delay) / Double(ScrollIndicatorFade.duration)
    set(max(0, 1 - progress))
    if opacity > 0 { wait(milliseconds: 16) }
  }

  /// The delay before fading, in microseconds.
  private static let delay: Int = 1_200_000
  /// The duration of fading, in microseconds.
  private static let duration: Int = 240_000
}
#endif
