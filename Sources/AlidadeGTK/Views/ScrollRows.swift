#if GTK
import CGTK

/// The container of a scroll view's rows.
///
/// The container moves when the list scrolls, so that the rows don't have to.
@MainActor final class ScrollRows: GTKView {
  /// The scroll view that owns the container.
  weak var owner: GTKScrollView?

  override class var widgetType: GType { ScrollRowsWidgetType.type }
}

/// The GObject class of ``ScrollRows``: a view that reveals a row that receives the focus, and has
/// its rows sorted before Tab leads through them and more content mounted before Tab leaves it.
enum ScrollRowsWidgetType {
  static let type: GType = ViewWidgetType.register(
    "AlidadeScrollRows", parent: ViewWidgetType.type
  ) { classPointer, _ in
    guard let classPointer else { return }
    let widget = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.focus = { widget, direction in
      let hadFocus = gtk_widget_get_focus_child(widget) != nil
      if TabOrder.isTab(direction) {
        _ = ViewWidgetType.withView(of: widget) { view in
          guard let owner = (view as? ScrollRows)?.owner else { return }
          owner.scrollDelegate?.scrollViewWillMoveFocus(owner)
        }
      }
      if TabOrder.moveFocus(in: widget, direction) { return 1 }
      guard hadFocus, TabOrder.isTab(direction) else { return 0 }
      // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
      nonisolated(unsafe) let rows = widget
      let hasMoved = ViewWidgetType.withView(of: widget) { view in
        guard let owner = (view as? ScrollRows)?.owner else { return false }
        return owner.scrollDelegate?.scrollView(owner, findFocus: direction == GTK_DIR_TAB_BACKWARD)
        {
          TabOrder.moveFocus(in: rows, direction)
        } ?? false
      }
      return hasMoved == true ? 1 : 0
    }
    widget.pointee.set_focus_child = { widget, child in
      ViewWidgetType.widgetClass.pointee.set_focus_child(widget, child)
      guard let child else { return }
      // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
      nonisolated(unsafe) let focused = child
      _ = ViewWidgetType.withView(of: widget) {
        ($0 as? ScrollRows)?.owner?.reveal(focusedChild: focused)
      }
    }
  }
}
#endif
