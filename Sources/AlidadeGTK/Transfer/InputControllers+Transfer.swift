#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Drag and drop.
extension InputControllers {
  func makeDragSource() -> OpaquePointer? {
    guard let source = gtk_drag_source_new() else { return nil }
    var start = Point.zero
    goFirst(source) { start = $0 }
    receive("drag-begin", of: source) { inputs, _ in
      inputs.forgetPress(.tap(.primary), .longPress)
      let picture = DragPicture.make(of: inputs.view)
      gtk_drag_source_set_icon(source, picture, Int32(start.x), Int32(start.y))
      if let picture { g_object_unref(UnsafeMutableRawPointer(picture)) }
      return .none
    }
    return source
  }

  func makeDropTarget(_ kinds: TransferKinds) -> OpaquePointer? {
    if !kinds.readers.isEmpty { return ValueDrops.makeTarget(self, kinds) }
    guard let target = gtk_drop_target_new(GType(0), GDK_ACTION_COPY) else { return nil }
    var types = kinds.types
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    receive("enter", of: target) { inputs, _ in
      let isTaken = inputs.send(.drop(kinds), .drop(.entered))
      return .int(isTaken ? Int(GDK_ACTION_COPY.rawValue) : 0)
    }
    receive("leave", of: target) { inputs, _ in
      inputs.send(.drop(kinds), .drop(.exited))
      return .none
    }
    DropListener.connect(UnsafeMutableRawPointer(target), DropListener(self, kinds))
    return target
  }
}

/// A listener for drops.
///
/// The content is a value of any type, which other connections don't pass on.
@MainActor private final class DropListener {
  private weak var inputs: InputControllers?
  private let kinds: TransferKinds

  init(_ inputs: InputControllers, _ kinds: TransferKinds) {
    self.inputs = inputs
    self.kinds = kinds
  }

  static func connect(_ target: UnsafeMutableRawPointer, _ listener: DropListener) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?
      ) -> gboolean = { _, value, x, y, listener in
        guard let value, let listener else { return 0 }
        // Proof: GTK calls on the main thread, and the pointers don't leave this call.
        nonisolated(unsafe) let (value_, listener_) = (value, listener)
        return onMainThread {
          Unmanaged<DropListener>.fromOpaque(listener_).takeUnretainedValue()
            .take(value_, at: Point(x: x, y: y)) ? 1 : 0
        }
      }
    // Proof: GObject calls it with the arguments of the signal, which are those of the function.
    g_signal_connect_data(
      target, "drop", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(listener).toOpaque(),
      { listener, _ in
        guard let listener else { return }
        Unmanaged<DropListener>.fromOpaque(listener).release()
      }, GConnectFlags(rawValue: 0))
  }

  private func take(_ value: UnsafePointer<GValue>, at point: Point) -> Bool {
    guard let inputs, let content = TransferContent(value) else { return false }
    return inputs.send(.drop(kinds), .drop(.dropped(content, point)))
  }
}
#endif
