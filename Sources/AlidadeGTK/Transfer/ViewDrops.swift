#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The content that is dragged over a view and dropped on it.
///
/// GTK notifies every widget under the pointer. Of these, the innermost view that accepts the
/// content gets it, and of the handlers of that view, the one with the most faithful kind.
@MainActor final class ViewDrops {
  let target: OpaquePointer
  private weak var inputs: InputControllers?
  /// The kinds as which the content over the view would be dropped; `nil` if there is none.
  private var entered: TransferKinds?

  init?(_ inputs: InputControllers) {
    guard let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY) else { return nil }
    self.target = target
    self.inputs = inputs
    for signal in ["drag-enter", "drag-motion"] {
      inputs.receive(signal, of: target) { [weak self] _, arguments in
        guard let self, arguments.count == 3, let x = arguments[1].doubleValue,
          let y = arguments[2].doubleValue,
          let drop = arguments[0].addressValue.flatMap({ OpaquePointer(bitPattern: $0) })
        else { return .int(0) }
        return .int(follow(drop, to: Point(x: x, y: y)) ? Int(GDK_ACTION_COPY.rawValue) : 0)
      }
    }
    inputs.receive("drag-leave", of: target) { [weak self] _, _ in
      self?.leave()
      return .none
    }
    DropSignal.connect(target) { [weak self] drop, point in
      self?.take(OpaquePointer(drop), at: point) ?? false
    }
  }

  /// Accepts the formats of all kinds for which the view listens.
  func acceptKinds() {
    guard let formats = inputs?.droppedKinds.makeFormats() else { return }
    gtk_drop_target_async_set_formats(target, formats)
    gdk_content_formats_unref(formats)
  }

  /// Notifies the view that content is over it.
  ///
  /// - Returns: `true` if the content can be dropped there.
  private func follow(_ drop: OpaquePointer, to point: Point) -> Bool {
    guard let inputs, let kinds = kinds(for: drop, at: point) else {
      leave()
      return false
    }
    for drops in inputs.view.enclosingDrops { drops.leave() }
    if entered != kinds {
      leave()
      entered = kinds
      inputs.send(.drop(kinds), .drop(.entered))
    }
    return inputs.send(.drop(kinds), .drop(.moved(point)))
  }

  /// Notifies the view that the content isn't over it, or that a view inside accepts it.
  func leave() {
    guard let kinds = entered else { return }
    entered = nil
    inputs?.send(.drop(kinds), .drop(.exited))
  }

  /// Returns the kinds as which content is dropped at a point; `nil` if the view doesn't accept it,
  /// a view inside does, or the view is a list that takes the rows to which the content belongs.
  private func kinds(for drop: OpaquePointer, at point: Point) -> TransferKinds? {
    let formats = gdk_drop_get_formats(drop)
    guard let inputs, let kinds = inputs.kinds(for: formats),
      (inputs.view as? GTKScrollView)?.takesRows != true,
      !inputs.view.isDropTaken(at: point, in: inputs.view.widget, of: formats)
    else { return nil }
    return kinds
  }

  private func take(_ drop: OpaquePointer, at point: Point) -> Bool {
    guard let kinds = kinds(for: drop, at: point), let handler = inputs?.handlers[.drop(kinds)]
    else { return false }
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
    // The content doesn't leave the view before it is read.
    if isRead { entered = nil } else { g_object_unref(UnsafeMutableRawPointer(drop)) }
    return isRead
  }
}

extension GTKView {
  /// The drops on the views around this one, the innermost view first.
  var enclosingDrops: [ViewDrops] {
    var drops: [ViewDrops] = []
    var next = gtk_widget_get_parent(widget)
    while let current = next {
      if let found = ViewWidgetType.view(of: current)?.inputs?.drops { drops.append(found) }
      next = gtk_widget_get_parent(current)
    }
    return drops
  }

  /// Returns `true` if a view inside accepts content at a point.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the widget.
  ///   - widget: the widget that the view is in.
  ///   - formats: the formats of the content.
  func isDropTaken(
    at point: Point, in widget: UnsafeMutablePointer<GtkWidget>, of formats: OpaquePointer?
  ) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      if ViewWidgetType.view(of: current)?.takesDrop(of: formats) == true { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  /// Returns `true` if the view accepts content in some formats.
  private func takesDrop(of formats: OpaquePointer?) -> Bool {
    if inputs?.kinds(for: formats) != nil { return true }
    switch self {
    case let list as GTKScrollView: return list.takesRows
    case let input as GTKTextInputView:
      // Its widget inserts text by itself, before the views around it get the drop.
      return input.isEditable && input.isEnabled && input.session.holdsAllText
        && TransferKinds.text.choice(in: formats) != nil
    default: return false
    }
  }
}
#endif
