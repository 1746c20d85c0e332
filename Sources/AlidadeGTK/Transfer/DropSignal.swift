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
      ) -> gboolean = { _, dropped, x, y, signal in
        guard let dropped, let signal else { return 0 }
        // Proof: GTK calls on the main thread, and the pointers don't leave this call.
        nonisolated(unsafe) let (dropped_, signal_) = (dropped, signal)
        return onMainThread {
          Unmanaged<DropSignal>.fromOpaque(signal_).takeUnretainedValue()
            .take(dropped_, Point(x: x, y: y)) ? 1 : 0
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
}
#endif
