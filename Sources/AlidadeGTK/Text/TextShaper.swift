#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// Breaks text into lines and shapes them, with a font map of its own.
///
/// Used by one thread at a time.
final class TextShaper {
  let fonts: TextFonts
  private let environment: TextEnvironment
  private let context: OpaquePointer
  private var descriptions: [FontDescription.Key: OpaquePointer] = [:]

  /// Makes a shaper; Pango's default map is the main thread's, and only a shaper of that thread may
  /// use it.
  init(_ environment: TextEnvironment, isOfMainThread: Bool = false) {
    self.environment = environment
    fonts = TextFonts(isOfMainThread: isOfMainThread, textScale: environment.textScale)
    if isOfMainThread {
      context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    } else {
      let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()
      context = pango_font_map_create_context(map)
      g_object_unref(map)
    }
    environment.apply(to: context)
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Sets `content` in lines no wider than `width`, in points.
  ///
  /// - Complexity: O(characters).
  func layout(_ content: TextContent, width: Double) -> TextLayout {
    let content = content.runs.isEmpty ? content.withEmptyRun : content
    let offered = width > 0 ? width : 0
    let lines = lines(of: content, width: offered)
    let shaped = ShapedText(
      runs: lines.runs, rules: lines.rules, lines: lines.lines, content: content)
    // Whole points, so that no later rounding of a frame makes it too narrow for its text.
    let size = Size(width: min(wholeWidth(lines.width), offered), height: lines.height)
    return TextLayout(
      content: content, maximumWidth: offered, size: size,
      baseline: lines.firstBaseline, lineCount: max(1, lines.lines.count), payload: shaped,
      revision: environment.revision)
  }

  /// The width of the widest piece that no line break can divide.
  func minimumWidth(of content: TextContent) -> Double {
    guard !content.runs.isEmpty else { return 0 }
    let layout = makeLayout(content)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, 0)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return wholeWidth(points(extents.width))
  }

  private func wholeWidth(_ width: Double) -> Double {
    width > 0 ? (width - 0.001).rounded(.up) : 0
  }

  // MARK: Lines

  private func lines(of content: TextContent, width: Double) -> TextLines {
    let limit = content.maximumLineCount
    if limit != .max, content.hasParagraphs {
      return linesOfParagraphs(content, width: width, limit: limit)
    }
    var lines = TextLines()
    append(content, to: &lines, width: width, limit: limit)
    return lines
  }

  /// Pango counts lines for each paragraph by itself, so the paragraph in which the limit is
  /// reached is set again.
  private func linesOfParagraphs(
    _ content: TextContent, width: Double, limit: Int
  ) -> TextLines {
    let layout = makeLayout(content)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    setWidth(width, of: layout)
    var lines = TextLines()
    guard Int(pango_layout_get_line_count(layout)) > limit else {
      lines.append(layout, fonts: fonts, content: content, style: StyleMarks.style(in: content))
      return lines
    }
    let last = pango_layout_get_line_readonly(layout, Int32(limit - 1)).pointee
    let cut = TextCut(content, at: Int(last.start_index), width: width)
    var whole = 0
    while pango_layout_get_line_readonly(layout, Int32(whole)).pointee.start_index < cut.start {
      whole += 1
    }
    if whole > 0 {
      lines.append(
        layout, limit: whole, fonts: fonts, content: content, style: StyleMarks.style(in: content))
    }
    append(cut.content, to: &lines, width: width, limit: limit - whole)
    return lines
  }

  private func append(
    _ content: TextContent, to lines: inout TextLines, width: Double, limit: Int
  ) {
    let layout = makeLayout(content)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    setWidth(width, of: layout)
    if limit < Int(Int32.max), width.isFinite {
      pango_layout_set_height(layout, -Int32(limit))
      pango_layout_set_ellipsize(layout, content.truncation.pangoMode)
    }
    lines.append(layout, fonts: fonts, content: content, style: StyleMarks.style(in: content))
  }

  private func setWidth(_ width: Double, of layout: OpaquePointer) {
    guard width < TextShaper.maximumWidth else { return }
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
  }

  /// A layout of the text and its fonts, that the caller owns.
  private func makeLayout(_ content: TextContent) -> OpaquePointer {
    // For text that says nothing itself, such as digits.
    let direction =
      content.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    if pango_context_get_base_dir(context) != direction {
      pango_context_set_base_dir(context, direction)
    }
    let layout: OpaquePointer = pango_layout_new(context)
    var text = content.plainText
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_font_description(layout, description(of: content.runs[0].style))
    if content.runs.count > 1 { StyleMarks.set(on: layout, content, description: description) }
    return layout
  }

  private func description(of style: TextStyle) -> OpaquePointer {
    let key = FontDescription.Key(style)
    if let known = descriptions[key] { return known }
    let made = FontDescription.make(
      key, systemFamily: environment.systemFamily, textScale: environment.textScale)
    descriptions[key] = made
    return made
  }

  /// Wider lines overflow Pango's numbers; nothing is as wide.
  private static let maximumWidth = Double(Int32.max / PANGO_SCALE)
}

extension TextContent {
  fileprivate var withEmptyRun: TextContent {
    var content = self
    content.runs = [TextRun("")]
    return content
  }
}

extension TextContent.Truncation {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
#endif
