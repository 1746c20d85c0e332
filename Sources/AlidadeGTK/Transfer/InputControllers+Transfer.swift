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

  /// Returns the kinds for which the view listens as which content in some formats is dropped;
  /// `nil` if it accepts none of them.
  func kinds(for formats: OpaquePointer?) -> TransferKinds? {
    let accepted = handlers.compactMap { input, handler -> TransferKinds? in
      guard case .drop(let kinds) = input, handler.action != nil,
        kinds.choice(in: formats) != nil
      else { return nil }
      return kinds
    }
    return TransferKinds.inOrder(accepted).first
  }

  /// The union of all kinds for which the view listens.
  var droppedKinds: TransferKinds {
    var union = TransferKinds()
    for case .drop(let kinds) in handlers.keys { union.formUnion(kinds) }
    return union
  }
}
#endif
