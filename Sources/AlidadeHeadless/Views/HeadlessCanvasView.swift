import AlidadeRender

/// A headless view that shows a drawing.
public final class HeadlessCanvasView: HeadlessView, CanvasView {
  /// The drawing; `nil` shows nothing.
  ///
  /// An unreadable image file is reported once for each toolkit.
  public var drawing: Drawing? {
    didSet {
      didSet("drawing", to: drawing.map { "\($0.commandCount) commands" } ?? "nil")
      for case .image(let content, _) in drawing?.commands ?? [] {
        content.source.reportIfUnreadable(in: host)
      }
    }
  }

  /// The name of this kind of view: `canvas`.
  public override var kindName: String { "canvas" }

  /// The commands of the drawing as text, one for each element.
  ///
  /// Paths are written as in SVG; paths of more than 24 segments are written as their number of
  /// segments and their bounds.
  public var commandDescriptions: [String] {
    drawing.map { DrawingDump().lines(of: $0) } ?? []
  }

  /// The texts of the drawing, in the order of painting.
  public var drawnTexts: [String] {
    (drawing?.commands ?? []).compactMap { command in
      if case .text(let text, _) = command { text.layout.content.plainText } else { nil }
    }
  }

  override var contentDescriptions: [String] { commandDescriptions }
}
