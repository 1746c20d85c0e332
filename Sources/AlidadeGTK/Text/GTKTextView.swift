#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Proof (textLayout, node): as in ``GTKView``.

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

  /// The render node that was last drawn; kept until the text, the color scheme or the width
  /// changes.
  @exclusivity(unchecked) private var node: OpaquePointer?
  private var nodeScheme = ColorScheme.light
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
    let scheme = GTKAppearance.scheme
    if node == nil || nodeScheme != scheme || (nodeWidth != size.width && dependsOnWidth) {
      releaseNode()
      node = TextRenderer.shared.node(for: textLayout, width: size.width, scheme: scheme)
      nodeScheme = scheme
      nodeWidth = size.width
    }
    if let node { gtk_snapshot_append_node(snapshot, node) }
  }

  override var contentLabel: String? {
    textLayout?.content.plainText
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
