#if GTK
import AlidadeLayout
import CGTK

/// The GObject class of ``GTKView``, registered from Swift.
///
/// An instance is a `GtkWidget` with one pointer to the Swift object that owns it. The pointer
/// isn't a strong reference. The Swift object clears it when the object is released, so there is no
/// reference cycle, and a widget that GTK retains longer draws nothing.
enum ViewWidgetType {
  static let type: GType = register("AlidadeView", parent: gtk_widget_get_type()) {
    classPointer, _ in
    guard let classPointer else { return }
    ViewWidgetType.initialize(classPointer)
  }

  /// Registers a class whose instances have a pointer to their owner.
  ///
  /// `initialize` must not capture anything.
  static func register(
    _ name: String, parent: GType, initialize: @escaping GClassInitFunc
  ) -> GType {
    g_type_register_static_simple(
      parent, name, guint(MemoryLayout<GtkWidgetClass>.stride), initialize,
      guint(ownerOffset + MemoryLayout<UnsafeMutableRawPointer?>.stride), nil, GTypeFlags(0))
  }

  // MARK: Owner

  private static let ownerOffset = MemoryLayout<GtkWidget>.stride

  /// Returns the location of the owner in a widget of this class or a derived one.
  @inline(__always)
  static func owner(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (UnsafeMutableRawPointer(widget) + ownerOffset)
      .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Returns the view of a widget of any class; `nil` if the widget has no view.
  @MainActor static func view(of widget: UnsafeMutablePointer<GtkWidget>?) -> GTKView? {
    guard let widget, UnsafeMutableRawPointer(widget).isInstance(of: type) else { return nil }
    return owner(of: widget).pointee.map { Unmanaged<GTKView>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Calls `body` with the view of a widget of this class, if it still has one.
  static func withView<Result>(
    of widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (GTKView) -> Result
  ) -> Result? {
    guard let widget, let owner = owner(of: widget).pointee else { return nil }
    // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
    nonisolated(unsafe) let pointer = owner
    return onMainThread {
      Unmanaged<GTKView>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0) }
    }
  }

  // MARK: Class

  /// The implementation of GtkWidget itself, for chaining up.
  // Proof: a class structure is never freed, and after it is initialized, only ``ClippedWidgets``
  // changes this one, on the main thread.
  nonisolated(unsafe) static let widgetClass: UnsafeMutablePointer<GtkWidgetClass> =
    g_type_class_ref(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)

  // Proof: as above.
  nonisolated(unsafe) private static let objectClass: UnsafeMutablePointer<GObjectClass> =
    UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self)

  private static func initialize(_ classPointer: UnsafeMutableRawPointer) {
    let widget = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    // A view requests no size, because mounting sets its frame. Therefore, a size change in a
    // descendant doesn't propagate upward.
    widget.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      minimum?.pointee = 0
      natural?.pointee = 0
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widget.pointee.size_allocate = { widget, width, height, _ in
      ViewWidgetType.withView(of: widget) { $0.didAllocate(width: width, height: height) }
    }
    widget.pointee.snapshot = { widget, snapshot in
      guard let widget, let snapshot else { return }
      ViewWidgetType.snapshot(widget, snapshot)
    }
    widget.pointee.contains = { widget, x, y in
      ViewWidgetType.withView(of: widget) { view in
        let point = Point(x: x, y: y)
        return view.contains(point) && view.isUnclipped(at: point, of: view.widget) ? 1 : 0
      } ?? 0
    }
    widget.pointee.focus = { widget, direction in
      TabOrder.moveFocus(in: widget, direction) ? 1 : 0
    }
    // Views paint their focus rings themselves, independently of style sheets.
    widget.pointee.state_flags_changed = { widget, previous in
      guard let widget else { return }
      let changed = previous.rawValue ^ gtk_widget_get_state_flags(widget).rawValue
      let focus = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
      if changed & focus != 0 { gtk_widget_queue_draw(widget) }
    }
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GENERIC)
    let object = classPointer.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in
      guard let object else { return }
      // A widget must have no children when it is finalized.
      let widget = UnsafeMutableRawPointer(object).widget
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      ViewWidgetType.objectClass.pointee.dispose(object)
    }
  }

  // MARK: Hot entry

  // The closure is cast only once, because a closure for each call would be allocated. Proof of the
  // cast: as in `onMainThread`.
  private static let snapshotEntry = unsafeBitCast(
    { view, snapshot in view.paint(snapshot) }
      as @MainActor @Sendable (GTKView, OpaquePointer) -> Void,
    to: (@Sendable (GTKView, OpaquePointer) -> Void).self)

  @inline(__always)
  private static func snapshot(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer
  ) {
    guard let owner = owner(of: widget).pointee else { return }
    Unmanaged<GTKView>.fromOpaque(owner)._withUnsafeGuaranteedRef { snapshotEntry($0, snapshot) }
  }
}
#endif
