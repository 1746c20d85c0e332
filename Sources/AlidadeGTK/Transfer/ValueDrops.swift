#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A listener for drops of values, which are read when they are dropped.
@MainActor final class ValueDrops {
  private weak var inputs: InputControllers?
  private let kinds: TransferKinds
  /// A Boolean value that is `true` from the time of the drop until the next drag enters, so that
  /// the drop isn't mistaken for leaving.
  private var isDropped = false

  private init(_ inputs: InputControllers, _ kinds: TransferKinds) {
    self.inputs = inputs
    self.kinds = kinds
  }

  /// Creates a drop target for values, which also accepts text and files.
  static func makeTarget(_ inputs: InputControllers, _ kinds: TransferKinds) -> OpaquePointer? {
    guard let target = gtk_drop_target_async_new(kinds.makeFormats(), GDK_ACTION_COPY) else {
      return nil
    }
    let drops = ValueDrops(inputs, kinds)
    inputs.receive("drag-enter", of: target) { [weak drops] inputs, _ in
      drops?.isDropped = false
      let isTaken = inputs.send(.drop(kinds), .drop(.entered))
      return .int(isTaken ? Int(GDK_ACTION_COPY.rawValue) : 0)
    }
    inputs.receive("drag-leave", of: target) { [weak drops] inputs, _ in
      if drops?.isDropped == false { inputs.send(.drop(kinds), .drop(.exited)) }
      return .none
    }
    DropSignal.connect(target) { drop, point in drops.take(OpaquePointer(drop), at: point) }
    return target
  }

  private func take(_ drop: OpaquePointer, at point: Point) -> Bool {
    guard let handler = inputs?.handlers[.drop(kinds)], handler.action != nil else { return false }
    let send = handler.sendingLater()
    g_object_ref(UnsafeMutableRawPointer(drop))
    let isRead = TransferRead.start(.drop(drop), kinds) { result in
      switch result {
      case .success(let content):
        gdk_drop_finish(drop, GDK_ACTION_COPY)
        send(.drop(.dropped(content, point)))
      case .failure(let error):
        gdk_drop_finish(drop, GdkDragAction(rawValue: 0))
        error.report()
        send(.drop(.exited))
      }
      g_object_unref(UnsafeMutableRawPointer(drop))
    }
    isDropped = isRead
    if !isRead { g_object_unref(UnsafeMutableRawPointer(drop)) }
    return isRead
  }
}
#endif
