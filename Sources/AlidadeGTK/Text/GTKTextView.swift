#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Proof (textLayout, selectedRange, node): as in ``GTKView``.

/// A view that shows text shaped on any thread.
///
/// Changing the text costs a repaint, but no layout.
public final class GTKTextView: GTKView, TextView {
  /// The text; `nil` shows nothing.
  @exclusivity(unchecked) public var textLayout: TextLayout? {
    didSet {
      guard textLayout !== oldValue else { return }
      releaseNode()
      setNeedsDisplay()
      AccessibleNames.setNeedsUpdate(self)
    }
  }

  /// The range of selected characters, in bytes of UTF-8; `nil` for none.
  @exclusivity(unchecked) public var selectedRange: Range<Int>? {
    didSet { if selectedRange != oldValue { setNeedsDisplay() } }
  }

  /// The handler of input that selects text; `nil` for text that can't be selected.
  public var selectionHandler: EventHandler<TextSelectionEvent>? {
    didSet {
      if (selectionHandler == nil) == (selectionInput == nil) { return }
      selectionInput?.remove()
      selectionInput = selectionHandler == nil ? nil : TextSelectionControllers(self)
    }
  }

  private var selectionInput: TextSelectionControllers?

  /// The render node that was last drawn, which is kept until the text, the colors or the width
  /// change.
  @exclusivity(unchecked) private var node: OpaquePointer?
  private var nodeAppearance = Appearance()
  private var nodeWidth = 0.0

  /// Creates a view for static text.
  public required convenience init() {
    self.init(role: .text)
  }

  isolated deinit {
    releaseNode()
  }

  /// Paints the text.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    guard let textLayout else { return }
    if let selectedRange { paint(selectedRange, of: textLayout, in: snapshot, size) }
    let appearance = GTKAppearance.current
    if node == nil || nodeAppearance != appearance || (nodeWidth != size.width && dependsOnWidth) {
      releaseNode()
      node = TextRenderer.shared.node(for: textLayout, width: size.width, appearance)
      nodeAppearance = appearance
      nodeWidth = size.width
    }
    if let node { gtk_snapshot_append_node(snapshot, node) }
  }

  /// Paints the focus ring of text that can be selected.
  public override func drawForeground(in snapshot: OpaquePointer, size: Size) {
    guard selectionInput != nil, selectedRange == nil, gtk_widget_has_visible_focus(widget) != 0
    else { return }
    let color = GdkRGBA(Color.accent.opacity(0.8), in: GTKAppearance.current)
    snapshot.appendBorder(color, width: 1, inside: outline)
  }

  /// Paints the background of selected characters.
  private func paint(
    _ range: Range<Int>, of layout: TextLayout, in snapshot: OpaquePointer, _ size: Size
  ) {
    let text = layout.content.runs.first?.style.color ?? .primaryText
    var color = GTKSelectionColor.color(behind: text, in: self)
    for rectangle in layout.rectangles(of: range, width: size.width) {
      var bounds = graphene_rect_t(rectangle)
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
  }

  override var contentLabel: String? {
    textLayout?.content.copiedText
  }

  private var dependsOnWidth: Bool {
    (textLayout?.payload as? ShapedText)?.dependsOnWidth ?? true
  }

  private func releaseNode() {
    if let node { gsk_render_node_unref(node) }
    node = nil
  }
}
#endif
