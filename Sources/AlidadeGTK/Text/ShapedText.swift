#if GTK
import AlidadeRender
import CGTK

/// Text in the form of positioned glyphs, which the main thread can draw.
///
/// It contains copies of glyph strings, but no Pango objects, because their fonts and font maps
/// belong to one thread.
// Proof: immutable after it is created, and the glyph strings have no other owner; they are freed
// with it.
final class ShapedText: @unchecked Sendable {
  /// The glyphs of one font.
  struct Run {
    let font: FontIdentity
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The distance from the start of the line, in points.
    let x: Float
    /// The distance from the top of the text, in points.
    let baseline: Float
    /// The index of the content's run from which the glyphs were made.
    let style: Int
    /// The range of characters, in bytes of the text; for an ellipsis, the characters that it
    /// replaces.
    let range: Range<Int>
    let isRightToLeft: Bool
    let isEllipsis: Bool
    /// A Boolean value that is `true` if the last cluster also represents the rest of the text.
    let endsCut: Bool
  }

  /// A line under or through text, or a background behind text.
  struct Rule {
    /// The bounds relative to the start of the line and the top of the text, in points.
    let bounds: graphene_rect_t
    let style: Int
    let isBackground: Bool
  }

  /// A line of text.
  struct Line {
    let runs: Range<Int>
    let rules: Range<Int>
    let width: Double
    let isRightToLeft: Bool
    /// The range of characters, in bytes of the text.
    let range: Range<Int>
    /// The distance from the top of the text, in points.
    let top: Double
    let height: Double
    /// The distance of the baseline from the top of the text, in points.
    let baseline: Double
  }

  let runs: [Run]
  let rules: [Rule]
  let lines: [Line]
  /// A Boolean value that is `true` if the position of any line depends on the width of the frame.
  let dependsOnWidth: Bool

  init(runs: [Run], rules: [Rule], lines: [Line], content: TextContent) {
    self.runs = runs
    self.rules = rules
    self.lines = lines
    dependsOnWidth =
      content.alignment != .start || content.direction == .rightToLeft
      || lines.contains { $0.isRightToLeft }
  }

  deinit {
    for run in runs { pango_glyph_string_free(run.glyphs) }
  }
}
#endif
