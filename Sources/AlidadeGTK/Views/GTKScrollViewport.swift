#if GTK
import AlidadeLayout
import CGTK

/// The scrolled child of a `GtkScrolledWindow`.
///
/// The viewport contains the ``ScrollRows`` and the adjustments that the scrolled window assigns.
///
/// The viewport doesn't move its contents. It notifies the scroll view, whose delegate moves them.
@MainActor final class GTKScrollViewport: GTKView {
  /// The scroll view that owns the viewport.
  weak var owner: GTKScrollView?

  /// The adjustments, which are the viewport's own until the scrolled window assigns others.
  private(set) var vertical: UnsafeMutablePointer<GtkAdjustment>
  private(set) var horizontal: UnsafeMutablePointer<GtkAdjustment>
  private var offsets: [Axis: AdjustmentOffset] = [:]
  fileprivate var policies = [GTK_SCROLL_MINIMUM, GTK_SCROLL_MINIMUM]
  private var connections: [Axis: SignalConnection] = [:]

  required init() {
    GTKToolkit.start()
    vertical = GTKScrollViewport.makeAdjustment()
    horizontal = GTKScrollViewport.makeAdjustment()
    super.init(role: .generic)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    observe(.vertical)
    observe(.horizontal)
  }

  override class var widgetType: GType { ScrollViewportWidgetType.type }

  isolated deinit {
    g_object_unref(vertical)
    g_object_unref(horizontal)
  }

  override func didAllocate(width: Int32, height: Int32) {
    owner?.viewportDidChange()
    super.didAllocate(width: width, height: height)
  }

  /// The adjustment of an axis.
  subscript(axis: Axis) -> UnsafeMutablePointer<GtkAdjustment> {
    axis == .vertical ? vertical : horizontal
  }

  /// The distance that the content is scrolled, in points.
  var contentOffset: Point {
    Point(x: offset(along: .horizontal), y: offset(along: .vertical))
  }

  private func offset(along axis: Axis) -> Double {
    offsets[axis, default: AdjustmentOffset()].value(of: self[axis])
  }

  /// Sets the distance that the content is scrolled along an axis, and its limits.
  ///
  /// - Parameters:
  ///   - offset: the distance, in points; clamped to its limits.
  ///   - axis: the axis.
  ///   - extent: the extent of the content, in points; at least `page`.
  ///   - page: the extent of the viewport, in points.
  func scroll(to offset: Double, along axis: Axis, extent: Double, page: Double) {
    offsets[axis, default: AdjustmentOffset()].set(
      offset, of: self[axis], extent: extent, page: page)
  }

  private static func makeAdjustment() -> UnsafeMutablePointer<GtkAdjustment> {
    let adjustment: UnsafeMutablePointer<GtkAdjustment> = gtk_adjustment_new(0, 0, 0, 0, 0, 0)
    g_object_ref_sink(adjustment)
    return adjustment
  }

  private func observe(_ axis: Axis) {
    let adjustment = UnsafeMutableRawPointer(self[axis]).assumingMemoryBound(to: GObject.self)
    connections[axis] = SignalConnection("value-changed", of: adjustment) { [weak self] _ in
      self?.owner?.offsetDidChange()
      return .none
    }
  }

  fileprivate func setAdjustment(_ new: UnsafeMutablePointer<GtkAdjustment>?, of axis: Axis) {
    let previous = self[axis]
    guard new != previous else { return }
    if let new { g_object_ref_sink(new) }
    let adjustment = new ?? GTKScrollViewport.makeAdjustment()
    switch axis {
    case .vertical: vertical = adjustment
    case .horizontal: horizontal = adjustment
    }
    offsets[axis] = nil
    observe(axis)
    g_object_unref(previous)
    owner?.configureAdjustments()
  }
}

/// The GObject class of ``GTKScrollViewport``: a view that implements `GtkScrollable`.
enum ScrollViewportWidgetType {
  private enum Property {
    static let horizontalAdjustment: guint = 1
    static let verticalAdjustment: guint = 2
    static let horizontalPolicy: guint = 3
    static let verticalPolicy: guint = 4
  }

  static let type: GType = {
    let type = ViewWidgetType.register(
      "AlidadeScrollViewport", parent: ViewWidgetType.type
    ) { classPointer, _ in
      guard let classPointer else { return }
      ScrollViewportWidgetType.initialize(classPointer)
    }
    var information = GInterfaceInfo(
      interface_init: nil, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &information)
    return type
  }()

  private static func initialize(_ classPointer: UnsafeMutableRawPointer) {
    let object = classPointer.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.set_property = { object, property, value, _ in
      guard let object, let value else { return }
      ScrollViewportWidgetType.set(property, to: value, of: object)
    }
    object.pointee.get_property = { object, property, value, _ in
      guard let object, let value else { return }
      ScrollViewportWidgetType.get(property, into: value, of: object)
    }
    g_object_class_override_property(object, Property.horizontalAdjustment, "hadjustment")
    g_object_class_override_property(object, Property.verticalAdjustment, "vadjustment")
    g_object_class_override_property(object, Property.horizontalPolicy, "hscroll-policy")
    g_object_class_override_property(object, Property.verticalPolicy, "vscroll-policy")
  }

  private static func set(
    _ property: guint, to value: UnsafePointer<GValue>, of object: UnsafeMutablePointer<GObject>
  ) {
    // Proof: as above.
    nonisolated(unsafe) let value = value
    withViewport(object) { viewport in
      switch property {
      case Property.horizontalAdjustment, Property.verticalAdjustment:
        viewport.setAdjustment(
          g_value_get_object(value)?.assumingMemoryBound(to: GtkAdjustment.self),
          of: property == Property.verticalAdjustment ? .vertical : .horizontal)
      default:
        viewport.policies[property == Property.verticalPolicy ? 1 : 0] =
          GtkScrollablePolicy(rawValue: UInt32(bitPattern: g_value_get_enum(value)))
      }
    }
  }

  private static func get(
    _ property: guint, into value: UnsafeMutablePointer<GValue>,
    of object: UnsafeMutablePointer<GObject>
  ) {
    // Proof: as above.
    nonisolated(unsafe) let value = value
    withViewport(object) { viewport in
      switch property {
      case Property.horizontalAdjustment, Property.verticalAdjustment:
        g_value_set_object(
          value, viewport[property == Property.verticalAdjustment ? .vertical : .horizontal])
      default:
        let policy = viewport.policies[property == Property.verticalPolicy ? 1 : 0]
        g_value_set_enum(value, Int32(bitPattern: policy.rawValue))
      }
    }
  }

  private static func withViewport(
    _ object: UnsafeMutablePointer<GObject>, _ body: @MainActor (GTKScrollViewport) -> Void
  ) {
    ViewWidgetType.withView(of: UnsafeMutableRawPointer(object).widget) { view in
      if let viewport = view as? GTKScrollViewport { body(viewport) }
    }
  }
}
#endif
