#if GTK
import AlidadeRender
import CGTK

/// Text as glyphs, each at its place: what the main thread needs to draw it.
///
/// Holds no object of Pango's, whose fonts and font maps belong to one thread, but copies of glyph
/// strings.
// Proof: immutable after it is made, and nobody else has the glyph strings, which are freed with
// it.
final class ShapedText: @unchecked Sendable {
  /// Glyphs of one font.
  struct Run {
    let font: FontIdentity
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// From the start of its line, in points.
    let x: Float
    /// From the top of the text, in points.
    let baseline: Float
    /// The index of the run of the content that it comes from.
    let style: Int
  }

  /// A line under or through text.
  struct Rule {
    /// From the start of its line and the top of the text, in points.
    let bounds: graphene_rect_t
    let style: Int
  }

  /// A line of text.
  struct Line {
    let runs: Range<Int>
    let rules: Range<Int>
    let width: Double
    let isRightToLeft: Bool
  }

  let runs: [Run]
  let rules: [Rule]
  let lines: [Line]
  /// Whether any line stands elsewhere in a frame of another width.
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
