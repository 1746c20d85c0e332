#if GTK
import CGTK

/// A factory for closures that GLib can call with the arguments of any signal.
@MainActor enum SignalClosure {
  /// A handler that takes the arguments after the object itself and returns the signal's result.
  typealias Handler = @MainActor ([GObjectValue]) -> GObjectValue

  private final class Box {
    let handler: Handler
    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  /// Connects `handler` to a signal of an object.
  ///
  /// - Parameters:
  ///   - object: the object, which takes ownership of the closure.
  ///   - signal: the name of the signal, optionally with a detail as in `notify::active`.
  ///   - isAfter: `true` to call the handler after the object's own handler.
  ///   - handler: the handler.
  /// - Returns: the closure; `nil` if the object has no such signal.
  static func connect(
    _ object: UnsafeMutablePointer<GObject>, _ signal: String, isAfter: Bool,
    _ handler: @escaping Handler
  ) -> UnsafeMutablePointer<GClosure>? {
    guard let found = ObjectType.signal(signal, of: object) else { return nil }
    let closure = make(handler)
    g_signal_connect_closure_by_id(
      object, found.identifier, found.detail, closure, isAfter ? 1 : 0)
    return closure
  }

  /// Creates a floating closure around `handler`, which is released with the closure.
  private static func make(_ handler: @escaping Handler) -> UnsafeMutablePointer<GClosure> {
    let box = Unmanaged.passRetained(Box(handler)).toOpaque()
    let closure: UnsafeMutablePointer<GClosure> = g_closure_new_simple(
      guint(MemoryLayout<GClosure>.size), box)
    g_closure_add_finalize_notifier(closure, box) { box, _ in
      guard let box else { return }
      Unmanaged<Box>.fromOpaque(box).release()
    }
    g_closure_set_marshal(closure) { closure, result, count, arguments, _, _ in
      guard let closure, let arguments else { return }
      // Proof: the pointers are used before this function returns, on the calling thread.
      nonisolated(unsafe) let (closure_, result_, arguments_) = (closure, result, arguments)
      onMainThread {
        SignalClosure.call(closure_, result: result_, arguments: arguments_, count: Int(count))
      }
    }
    return closure
  }

  private static func call(
    _ closure: UnsafeMutablePointer<GClosure>, result: UnsafeMutablePointer<GValue>?,
    arguments: UnsafePointer<GValue>, count: Int
  ) {
    guard let data = closure.pointee.data else { return }
    // The handler may disconnect itself, which releases the box, so retain it during the call.
    let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
    var values: [GObjectValue] = []
    values.reserveCapacity(max(0, count - 1))
    for index in 1..<max(1, count) { values.append(GObjectValue(arguments + index)) }
    let returned = box.handler(values)
    if let result, result.pointee.g_type != 0, returned != .none {
      _ = returned.store(in: result)
    }
  }
}
#endif
