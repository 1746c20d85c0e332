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
    DropSignal.connect(target) { [weak self] value, point in
      guard let self, let content = TransferContent(value.assumingMemoryBound(to: GValue.self))
      else { return false }
      return send(.drop(kinds), .drop(.dropped(content, point)))
    }
    return target
  }
}
#endif
