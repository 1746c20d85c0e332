#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// Holds any widget of GTK's, or of a library built on it, and gives it the frame of the view.
///
/// The widget keeps its own look, behaviour and accessibility; the view around it has the options
/// of every view.
open class GTKWidgetView: GTKView {
  // Proof: as for `widget`.
  /// The widget inside; kept alive by the view.
  public nonisolated(unsafe) let content: UnsafeMutablePointer<GtkWidget>

  /// The signals that attributes are connected to, by name.
  final var connections: [String: SignalConnection] = [:]

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

  override var lowestSibling: UnsafeMutablePointer<GtkWidget>? { content }

  override func didAllocate(width: Int32, height: Int32) {
    // Some widgets place their text by what they found when they were measured, so both directions
    // are, always.
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
    gtk_widget_allocate(content, width, height, -1, nil)
    super.didAllocate(width: width, height: height)
  }
}
#endif
