#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The lines of one or more Pango layouts, stacked vertically.
///
/// The heights of lines above and below the baseline are rounded to whole points, as in browsers.
/// Therefore, all lines of a style have the same height, every baseline is at a whole point, and
/// glyphs aren't blurred.
struct TextLines {
  private(set) var runs: [ShapedText.Run] = []
  private(set) var rules: [ShapedText.Rule] = []
  private(set) var lines: [ShapedText.Line] = []
  private(set) var height = 0.0
  private(set) var width = 0.0
  private(set) var firstBaseline = 0.0

  /// Adds up to `limit` lines of a layout.
  ///
  /// - Parameters:
  ///   - layout: Pango's layout of the content.
  ///   - limit: the maximum number of lines to add.
  ///   - fonts: the cache of the layout's fonts.
  ///   - content: the content of the text.
  ///   - place: a closure that converts a position in the layout to a position in the text, both in
  ///     bytes.
  ///   - style: a closure that returns the index of the content's run from which an item was made.
  mutating func append(
    _ layout: OpaquePointer, limit: Int = .max, fonts: TextFonts, content: TextContent,
    place: (Int) -> Int = { $0 }, style: (UnsafeMutablePointer<PangoItem>) -> Int
  ) {
    if content.runs.contains(where: { $0.space != nil }), pango_layout_is_ellipsized(layout) != 0 {
      StyleMarks.removeFromEllipses(of: layout)
    }
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    var taken = 0
    repeat {
      guard taken < limit else { return }
      taken += 1
      appendLine(iterator, fonts: fonts, content: content, place: place, style: style)
      // The iterator is at the end of the line here.
    } while pango_layout_iter_next_line(iterator) != 0
  }

  private mutating func appendLine(
    _ iterator: OpaquePointer, fonts: TextFonts, content: TextContent, place: (Int) -> Int,
    style: (UnsafeMutablePointer<PangoItem>) -> Int
  ) {
    var extents = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &extents)
    let nativeBaseline = pango_layout_iter_get_baseline(iterator)
    // Pango's sums wrap around in extremely tall texts.
    let ascent = points(nativeBaseline &- extents.y).rounded()
    let descent = points(extents.y &+ extents.height &- nativeBaseline).rounded()
    let baseline = height + ascent
    if lines.isEmpty { firstBaseline = baseline }

    let line = pango_layout_iter_get_line_readonly(iterator)
    let firstRun = runs.count
    let firstRule = rules.count
    while let run = pango_layout_iter_get_run_readonly(iterator) {
      appendRun(
        run, iterator, lineStart: extents.x, baseline: baseline, fonts: fonts, content: content,
        place: place, style: style)
      guard pango_layout_iter_next_run(iterator) != 0,
        pango_layout_iter_get_line_readonly(iterator) == line
      else { break }
    }
    let isRightToLeft =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    lines.append(
      ShapedText.Line(
        runs: firstRun..<runs.count, rules: firstRule..<rules.count, width: points(extents.width),
        isRightToLeft: isRightToLeft, range: TextLines.range(of: line, place), top: height,
        height: baseline + descent - height, baseline: baseline))
    width = max(width, points(extents.width))
    height = baseline + descent
  }

  private mutating func appendRun(
    _ run: UnsafeMutablePointer<PangoLayoutRun>, _ iterator: OpaquePointer, lineStart: Int32,
    baseline: Double, fonts: TextFonts, content: TextContent, place: (Int) -> Int,
    style: (UnsafeMutablePointer<PangoItem>) -> Int
  ) {
    guard let item = run.pointee.item, let font = item.pointee.analysis.font,
      let glyphs = pango_glyph_string_copy(run.pointee.glyphs)
    else { return }
    var extents = PangoRectangle()
    pango_layout_iter_get_run_extents(iterator, nil, &extents)
    let x = points(extents.x &- lineStart)
    let shift = points(run.pointee.start_x_offset)
    let index = style(item)
    let textStyle = content.runs[index].style
    let known = fonts.facts(of: font, size: FontDescription.size(of: textStyle))
    let (start, length) = (Int(item.pointee.offset), Int(item.pointee.length))
    let range = place(start)..<max(place(start), place(start + length))
    let isEllipsis = item.pointee.analysis.flags & TextLines.ellipsisFlag != 0
    runs.append(
      ShapedText.Run(
        font: known.identity, glyphs: glyphs, x: Float(x + shift),
        baseline: Float(baseline - points(run.pointee.y_offset)), style: index, range: range,
        isRightToLeft: item.pointee.analysis.level % 2 == 1, isEllipsis: isEllipsis,
        endsCut: range.count != length))
    guard textStyle.isUnderlined || textStyle.isStruckThrough || textStyle.background != nil else {
      return
    }
    let width = points(extents.width)
    if textStyle.background != nil {
      let top = points(extents.y &- pango_layout_iter_get_baseline(iterator))
      let height = points(extents.height)
      appendRule(
        TextFonts.Rule(offset: top, thickness: height), x: x, baseline: baseline, width: width,
        style: index, isBackground: true)
    }
    if textStyle.isUnderlined {
      appendRule(known.underline, x: x, baseline: baseline, width: width, style: index)
    }
    if textStyle.isStruckThrough {
      appendRule(known.strikethrough, x: x, baseline: baseline, width: width, style: index)
    }
  }

  /// The flag of an item that is an ellipsis.
  static let ellipsisFlag = UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)

  /// Returns the range of characters of a line.
  private static func range(
    of line: UnsafeMutablePointer<PangoLayoutLine>?, _ place: (Int) -> Int
  ) -> Range<Int> {
    guard let line else { return 0..<0 }
    let start = Int(line.pointee.start_index)
    let first = place(start)
    return first..<max(first, place(start + Int(line.pointee.length)))
  }

  private mutating func appendRule(
    _ rule: TextFonts.Rule, x: Double, baseline: Double, width: Double, style: Int,
    isBackground: Bool = false
  ) {
    rules.append(
      ShapedText.Rule(
        bounds: graphene_rect_t(
          Rect(x: x, y: baseline + rule.offset, width: width, height: rule.thickness)),
        style: style, isBackground: isBackground))
  }
}

/// Converts Pango units to points.
func points(_ units: Int32) -> Double {
  Double(units) / Double(PANGO_SCALE)
}

/// Converts points to Pango units.
func units(_ points: Double) -> Int32 {
  Int32(points * Double(PANGO_SCALE))
}
#endif
