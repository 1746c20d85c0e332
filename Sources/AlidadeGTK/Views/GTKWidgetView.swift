#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that contains a widget from GTK, or from a library built on it, in the view's frame.
///
/// The widget keeps its own appearance, behavior and accessibility; the view around it supports the
/// options of every view. If the widget has a property `child`, as `GtkFrame` and `GtkRevealer` do,
/// mounted subviews become that child, and replace the widget's own. Otherwise, the subviews are
/// above the widget.
open class GTKWidgetView: GTKView {
  // Proof: as for `widget`.
  /// The widget inside the view; retained by the view.
  public nonisolated(unsafe) let content: UnsafeMutablePointer<GtkWidget>

  /// The connections of signal attributes, which end with the view.
  final var connections: [AttributeIdentifier: SignalConnection] = [:]

  /// A closure that is called in a later turn of the main loop when the widget's size request may
  /// have changed.
  final var sizeObserver: (@MainActor () -> Void)?
  private var isObserverScheduled = false
  private var subviewBox: SubviewBox?
  /// The style sheet of the tint; `nil` if the widget uses the theme's accent color.
  private var tintStyle: TintStyle?
  /// A Boolean value that is `true` if the component determines the widget's size, unless
  /// ``sizeObserver`` is set.
  final var isSizedByComponent = false

  /// Creates a view around an empty box; subclasses use ``init(content:role:)``.
  public required convenience init() {
    self.init(content: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  /// Creates a view around a widget without a parent.
  public init(
    content: UnsafeMutablePointer<GtkWidget>, role: AccessibilityRole = .generic
  ) {
    self.content = content
    g_object_ref_sink(content)
    super.init(role: role)
    gtk_widget_set_parent(content, widget)
  }

  isolated deinit {
    if gtk_widget_get_parent(content) == widget { gtk_widget_unparent(content) }
    g_object_unref(content)
  }

  /// The view that contains the children: the widget's `child`, if it can have one.
  ///
  /// Override this property for a widget that contains its child in a different way.
  open override var contentView: any NativeView {
    if subviewBox == nil { subviewBox = SubviewBox(in: self) }
    return subviewBox ?? self
  }

  /// Returns the size that the widget requests at a width, in points; the result is at most as wide
  /// as the widget's natural width.
  ///
  /// Widgets can be measured only on the main thread. Therefore, the component of a stock widget
  /// specifies the size, or measures the widget when it is mounted.
  public final func sizeThatFits(width: Double) -> Size {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    let offered = width.isFinite ? Int32(max(0, min(width, 1_000_000))) : natural
    let chosen = max(minimum, min(natural, offered))
    var height: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, chosen, nil, &height, nil, nil)
    return Size(width: Double(chosen), height: Double(height))
  }

  /// The widths that the widget requests, in points.
  final var widthRequest: (minimum: Double, natural: Double) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    return (Double(minimum), Double(natural))
  }

  /// Returns the height that the widget requests at a width, or at its minimum width if that is
  /// greater, in points.
  final func heightRequest(width: Double) -> Double {
    var least: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    var height: Int32 = 0
    gtk_widget_measure(
      content, GTK_ORIENTATION_VERTICAL, max(least, wholePoints(width)), nil, &height, nil, nil)
    return Double(height)
  }

  /// The minimum width that the widget supports, regardless of the width that it requests.
  var minimumAllocation: Int32 { 0 }

  override func tintDidChange() {
    subviewBox?.updateTint()
    updateTintStyle()
  }

  /// Schedules an update of the widget's accents if the colors have changed.
  override func willPaint() {
    guard let tintStyle, tintStyle.appearance != GTKAppearance.current else { return }
    // Style sheets must not change during painting, so the update is performed later.
    MainLoopTurns.add { [weak self] in self?.updateTintStyle() }
  }

  private func updateTintStyle() {
    tintStyle?.remove(from: content)
    tintStyle = tint.map { TintStyle($0.color, in: GTKAppearance.current) }
    tintStyle?.add(to: content)
  }

  /// Applies the tint to a part that was added to the widget.
  final func addTint(to part: UnsafeMutablePointer<GtkWidget>) { tintStyle?.add(to: part) }

  override var lowestSibling: UnsafeMutablePointer<GtkWidget>? { content }

  override func didAllocate(width: Int32, height: Int32) {
    // Some widgets place their text using data from their last measurement, so both directions are
    // always measured. GTK warns if a widget gets less than its minimum size, so the widget extends
    // beyond the view instead.
    var least: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let width = max(width, least, minimumAllocation)
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
    gtk_widget_allocate(content, width, max(height, least), -1, nil)
    super.didAllocate(width: width, height: height)
    notifyObserver()
    if isSizedByComponent, frame.size.width == 0 || frame.size.height == 0 { checkSizeLater() }
  }

  private func notifyObserver() {
    guard sizeObserver != nil, !isObserverScheduled else { return }
    isObserverScheduled = true
    // No layout may be started during GTK's layout.
    MainLoopTurns.add(priority: GDK_PRIORITY_REDRAW) { [weak self] in
      self?.isObserverScheduled = false
      self?.sizeObserver?()
    }
  }
}
#endif
