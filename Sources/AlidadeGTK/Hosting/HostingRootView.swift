#if GTK
import AlidadeLayout
import CGTK

/// The root view of a hosting view.
///
/// It requests the component's size from GTK, and adopts the size that GTK allocates.
@MainActor final class HostingRootView: GTKView {
  /// The hosting view that owns this view.
  weak var owner: GTKHostingView?

  override class var widgetType: GType { HostingWidgetType.type }

  override func didAllocate(width: Int32, height: Int32) {
    owner?.didAllocate(Size(width: Double(width), height: Double(height)))
    super.didAllocate(width: width, height: height)
  }
}

/// The GObject class of ``HostingRootView``: a view that requests a size.
enum HostingWidgetType {
  static let type: GType = ViewWidgetType.register(
    "AlidadeHostingView", parent: ViewWidgetType.type
  ) { classPointer, _ in
    guard let classPointer else { return }
    HostingWidgetType.initialize(classPointer)
  }

  private static func initialize(_ classPointer: UnsafeMutableRawPointer) {
    let widget = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, "alidade")
    widget.pointee.get_request_mode = { widget in
      let isFlexible = ViewWidgetType.withView(of: widget) {
        ($0 as? HostingRootView)?.owner?.sizing == .content
      }
      return isFlexible == true ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widget.pointee.measure = { widget, orientation, other, minimum, natural, _, _ in
      let axis: Axis = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      let extents = ViewWidgetType.withView(of: widget) { view in
        (view as? HostingRootView)?.owner?.extents(along: axis, other: other)
      }
      minimum?.pointee = extents??.minimum ?? 0
      natural?.pointee = extents??.natural ?? 0
    }
  }
}
#endif
