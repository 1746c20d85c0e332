#if GTK
import CGTK

/// Holds the rows of a scroll view; what moves when the list scrolls, so that no row has to.
@MainActor final class ScrollRows: GTKView {
  /// The scroll view it belongs to.
  weak var owner: GTKScrollView?

  required convenience init() {
    self.init(type: ScrollRowsWidgetType.type, role: .generic)
  }
}

/// The GObject class behind ``ScrollRows``: a view that tells which row gets the focus.
enum ScrollRowsWidgetType {
  static let type: GType = ViewWidgetType.register(
    "AlidadeScrollRows", parent: ViewWidgetType.type
  ) { classPointer, _ in
    guard let classPointer else { return }
    let widget = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.set_focus_child = { widget, child in
      ViewWidgetType.widgetClass.pointee.set_focus_child(widget, child)
      guard let child else { return }
      // Proof: GTK calls on the main thread, and the pointer does not leave this call.
      nonisolated(unsafe) let focused = child
      _ = ViewWidgetType.withView(of: widget) {
        ($0 as? ScrollRows)?.owner?.reveal(focusedChild: focused)
      }
    }
  }
}
#endif
