#if GTK
import AlidadeLayout
import CGTK

/// A connection to the signal of a drop.
///
/// The dropped value is a pointer of any type, which other connections don't pass on.
@MainActor final class DropSignal {
  private let take: (UnsafeMutableRawPointer, Point) -> Bool

  private init(_ take: @escaping (UnsafeMutableRawPointer, Point) -> Bool) { self.take = take }

  /// Calls a closure when something is dropped on a target, which retains the closure.
  ///
  /// - Parameter take: a closure that takes the value dropped at a point, and returns `true` if it
  ///   accepts the value.
  static func connect(
    _ target: OpaquePointer, _ take: @escaping (UnsafeMutableRawPointer, Point) -> Bool
  ) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?
      ) -> gboolean = { target, dropped, x, y, signal in
        guard let target, let dropped, let signal else { return 0 }
        // Proof: GTK calls on the main thread, and the pointers don't leave this call.
        nonisolated(unsafe) let (target_, dropped_, signal_) = (target, dropped, signal)
        return onMainThread { () -> gboolean in
          let isTaken = Unmanaged<DropSignal>.fromOpaque(signal_).takeUnretainedValue()
            .take(dropped_, Point(x: x, y: y))
          DropSignal.unmarkTarget(OpaquePointer(target_))
          return isTaken ? 1 : 0
        }
      }
    // Proof: GObject calls it with the arguments of the signal, which match those of the function.
    g_signal_connect_data(
      UnsafeMutableRawPointer(target), "drop", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(DropSignal(take)).toOpaque(),
      { signal, _ in
        guard let signal else { return }
        Unmanaged<DropSignal>.fromOpaque(signal).release()
      }, GConnectFlags(rawValue: 0))
  }

  /// Removes the frame that a widget has while something is over it, which GTK leaves there after a
  /// drop on X11.
  private static func unmarkTarget(_ target: OpaquePointer) {
    // The drop may have removed the target.
    guard let widget = gtk_event_controller_get_widget(target) else { return }
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_DROP_ACTIVE)
  }
}
#endif
