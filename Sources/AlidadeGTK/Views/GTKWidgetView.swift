#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// Holds any widget of GTK's, or of a library built on it, and gives it the frame of the view.
///
/// The widget keeps its own look, behavior and accessibility; the view around it has the options
/// of every view. Views mounted in it go into the widget if that has a property `child`, as `GtkFrame`
/// and `GtkRevealer` have, in place of what the widget held; else they lie over it.
open class GTKWidgetView: GTKView {
  // Proof: as for `widget`.
  /// The widget inside; kept alive by the view.
  public nonisolated(unsafe) let content: UnsafeMutablePointer<GtkWidget>

  /// The signals that attributes are connected to, by name; the connections end with the view.
  final var connections: [String: SignalConnection] = [:]

  /// Told, in a later turn of the main loop, that the widget may ask for another size than before.
  final var sizeObserver: (@MainActor () -> Void)?
  private var isObserverScheduled = false
  private var contentBox: ContentBox?
  /// Whether the component says how large the widget is, unless somebody measures it.
  final var isSizedByComponent = false

  /// Makes a view around an empty box; for subclasses use ``init(content:role:)``.
  public required convenience init() {
    self.init(content: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  /// Makes a view around a widget that is in no other.
  public init(
    content: UnsafeMutablePointer<GtkWidget>, role: AccessibilityRole = .generic
  ) {
    self.content = content
    g_object_ref_sink(content)
    super.init(type: ViewWidgetType.type, role: role)
    gtk_widget_set_parent(content, widget)
  }

  isolated deinit {
    if gtk_widget_get_parent(content) == widget { gtk_widget_unparent(content) }
    g_object_unref(content)
  }

  /// The view that children are put into: one that is the widget's `child`, if it can have one.
  ///
  /// Override it for a widget that holds its child in another way.
  open override var contentView: any NativeView {
    if contentBox == nil { contentBox = ContentBox(in: self) }
    return contentBox ?? self
  }

  /// The size that the widget wants in a width, in points; its natural width where that is less.
  ///
  /// Main thread only, so a component with a stock widget is told its size, or asks for it when it
  /// is mounted.
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

  /// The widths that the widget asks for, in points.
  final var widthRequest: (minimum: Double, natural: Double) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    return (Double(minimum), Double(natural))
  }

  /// The height that the widget asks for in a width, or in its least width if that is more; in
  /// points.
  final func heightRequest(width: Double) -> Double {
    var least: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    var height: Int32 = 0
    gtk_widget_measure(
      content, GTK_ORIENTATION_VERTICAL, max(least, wholePoints(width)), nil, &height, nil, nil)
    return Double(height)
  }

  /// The least width that the widget can deal with, whatever it says itself.
  var leastAllocation: Int32 { 0 }

  override var lowestSibling: UnsafeMutablePointer<GtkWidget>? { content }

  override func didAllocate(width: Int32, height: Int32) {
    // Some widgets place their text by what they found when they were measured, so both directions
    // are, always. GTK warns of a widget that gets less than it needs; it sticks out instead.
    var least: Int32 = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let width = max(width, least, leastAllocation)
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
    gtk_widget_allocate(content, width, max(height, least), -1, nil)
    super.didAllocate(width: width, height: height)
    notifyObserver()
    if isSizedByComponent, frame.size.width == 0 || frame.size.height == 0 { checkSizeLater() }
  }

  private func notifyObserver() {
    guard sizeObserver != nil, !isObserverScheduled else { return }
    isObserverScheduled = true
    // Nothing may be laid out while GTK does so.
    MainLoopTurns.add(priority: GDK_PRIORITY_REDRAW) { [weak self] in
      self?.isObserverScheduled = false
      self?.sizeObserver?()
    }
  }
}
#endif
