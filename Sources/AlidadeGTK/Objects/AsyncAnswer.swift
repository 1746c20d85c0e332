#if GTK
import CGTK

/// A closure that receives the result of one asynchronous call of GIO.
///
/// Pass ``callback`` and ``data(_:)`` to the call, which calls back exactly once.
@MainActor final class AsyncAnswer {
  typealias Handler =
    @MainActor (
      _ source: UnsafeMutableRawPointer?, _ result: OpaquePointer?
    ) -> Void

  private let handle: Handler

  private init(_ handle: @escaping Handler) {
    self.handle = handle
  }

  /// Returns the data of a call, which keeps the closure until the call has been answered.
  static func data(_ handle: @escaping Handler) -> gpointer {
    Unmanaged.passRetained(AsyncAnswer(handle)).toOpaque()
  }

  /// The function that calls the closure.
  static let callback: GAsyncReadyCallback = { source, result, data in
    guard let data else { return }
    // Proof: GIO calls on the main thread, on which the call began, and the pointers don't leave
    // this call.
    nonisolated(unsafe) let (origin, answer, reference) = (source, result, data)
    onMainThread {
      Unmanaged<AsyncAnswer>.fromOpaque(reference).takeRetainedValue()
        .handle(origin.map { UnsafeMutableRawPointer($0) }, answer)
    }
  }
}
#endif
