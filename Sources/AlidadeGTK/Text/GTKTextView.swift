#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Proof (textLayout, node): as in ``GTKView``.

/// Shows text that was shaped on any thread.
///
/// Another text costs a repaint, and no layout.
public final class GTKTextView: GTKView, TextView {
  /// The text shown; `nil` shows nothing.
  @exclusivity(unchecked) public var textLayout: TextLayout? {
    didSet {
      guard textLayout !== oldValue else { return }
      releaseNode()
      setNeedsDisplay()
      AccessibleNames.setNeedsUpdate(self)
    }
  }

  /// What was drawn last, until text, color scheme or width change it.
  @exclusivity(unchecked) private var node: OpaquePointer?
  private var nodeScheme = ColorScheme.light
  private var nodeWidth = 0.0

  /// Makes a view for text to read.
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
