#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that shows a drawing recorded on any thread.
///
/// The drawing is replayed as a render node, which is kept until the drawing, the colors or the
/// scale change.
public final class GTKCanvasView: GTKView, CanvasView {
  /// The drawing; `nil` shows nothing.
  public var drawing: Drawing? {
    didSet {
      guard drawing != oldValue else { return }
      releaseNode()
      setNeedsDisplay()
    }
  }

  /// The number of times that the view has replayed a drawing.
  package private(set) var replayCount = 0

  private var node: OpaquePointer?
  /// A Boolean value that is `true` if the node is up to date; the node of an empty drawing is
  /// `nil`.
  private var isReplayed = false
  private var nodeAppearance = Appearance()
  private var nodeScale: Int32 = 1

  /// Creates a view for a drawing.
  public required convenience init() {
    self.init(role: .image)
  }

  isolated deinit {
    releaseNode()
  }

  override func tintDidChange() {
    guard drawing != nil else { return }
    releaseNode()
    setNeedsDisplay()
  }

  /// Paints the drawing.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    guard let drawing, !drawing.isEmpty else { return }
    let appearance = GTKAppearance.current
    let scale = gtk_widget_get_scale_factor(widget)
    if !isReplayed || appearance != nodeAppearance || scale != nodeScale {
      releaseNode()
      node = DrawingRenderer.node(
        for: drawing, tint: tintColor, appearance: appearance, scale: scale)
      (isReplayed, nodeAppearance, nodeScale) = (true, appearance, scale)
      replayCount += 1
    }
    if let node { gtk_snapshot_append_node(snapshot, node) }
  }

  private func releaseNode() {
    if let node { gsk_render_node_unref(node) }
    node = nil
    isReplayed = false
  }
}
#endif
