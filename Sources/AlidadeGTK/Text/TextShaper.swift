#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A shaper that breaks text into lines, with its own font map.
///
/// Only one thread may use it at a time.
final class TextShaper {
  let fonts: TextFonts
  private let environment: TextEnvironment
  private let context: OpaquePointer
  private var descriptions: [FontDescription.Key: OpaquePointer] = [:]
  /// The number of bytes passed to Pango so far, as a measure of the cost.
  private(set) var handedByteCount = 0

  /// Creates a shaper.
  ///
  /// Pango's default font map belongs to the main thread, and only a shaper of that thread may use
  /// it.
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
    removeDescriptions()
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Lays out `content` in lines that are no wider than `width`, in points.
  ///
  /// - Complexity: O(characters).
  func layout(_ content: TextContent, width: Double) -> TextLayout {
    limitCaches()
    let content = content.runs.isEmpty ? content.withEmptyRun : content
    let offered = width > 0 ? width : 0
    let lines = lines(of: content, width: offered)
    let shaped = ShapedText(
      runs: lines.runs, rules: lines.rules, lines: lines.lines, content: content)
    // The width is in whole points, so that later rounding never makes a frame too narrow for its
    // text.
    let size = Size(width: min(wholeWidth(lines.width), offered), height: lines.height)
    return TextLayout(
      content: content, maximumWidth: offered, size: size,
      baseline: lines.firstBaseline, lineCount: max(1, lines.lines.count), payload: shaped,
      revision: environment.revision)
  }

  /// Returns the width of the widest unbreakable part of the text.
  ///
  /// - Complexity: O(characters).
  func minimumWidth(of content: TextContent) -> Double {
    guard !content.runs.isEmpty else { return 0 }
    limitCaches()
    if isLong(content) { return wholeWidth(minimumWidthByPieces(of: content)) }
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
    if isLong(content) { return linesByPieces(of: content, width: width) }
    let layout = makeLayout(content)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    setWidth(width, of: layout)
    let limit = content.maximumLineCount
    if limit < Int(Int32.max) { cutOff(layout, content, limit: limit, width: width) }
    var lines = TextLines()
    lines.append(layout, fonts: fonts, content: content, style: StyleMarks.style(in: content))
    return lines
  }

  /// Returns `true` if a text has several paragraphs or a long paragraph, so that it must be laid
  /// out in pieces.
  private func isLong(_ content: TextContent) -> Bool {
    var count = 0
    for run in content.runs {
      count += run.text.utf8.count
      if count > TextPieces.wholeLength || TextPieces.areParagraphs(run.text) { return true }
    }
    return false
  }

  /// Truncates a paragraph with an ellipsis if it has more lines than the limit.
  func cutOff(_ layout: OpaquePointer, _ content: TextContent, limit: Int, width: Double) {
    guard width.isFinite else { return }
    pango_layout_set_height(layout, -Int32(limit))
    pango_layout_set_ellipsize(layout, content.truncation.pangoMode)
  }

  func setWidth(_ width: Double, of layout: OpaquePointer) {
    guard width < TextShaper.maximumWidth else { return }
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
  }

  /// Creates a layout of a text with its fonts, which the caller owns.
  ///
  /// - Parameters:
  ///   - content: the text.
  ///   - direction: the direction of the text; `nil` to let its letters determine it.
  func makeLayout(_ content: TextContent, _ direction: PangoDirection? = nil) -> OpaquePointer {
    // The base direction applies to text without its own direction, such as digits.
    let base =
      direction ?? (content.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    if pango_context_get_base_dir(context) != base {
      pango_context_set_base_dir(context, base)
    }
    let layout: OpaquePointer = pango_layout_new(context)
    if direction != nil { pango_layout_set_auto_dir(layout, 0) }
    var text = content.plainText
    handedByteCount += text.utf8.count
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_font_description(layout, description(of: content.runs[0].style))
    if StyleMarks.areNeeded(for: content) {
      StyleMarks.set(on: layout, content, description: description)
    }
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

  // MARK: Caches

  /// Empties the caches if they are large, as they are after text was shown in many sizes.
  ///
  /// Call it before a text is laid out, because its fonts must stay in the cache until it is drawn.
  private func limitCaches() {
    if fonts.count >= TextShaper.fontLimit { fonts.removeAll() }
    if descriptions.count >= TextShaper.fontLimit { removeDescriptions() }
  }

  private func removeDescriptions() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions = [:]
  }

  /// The number of fonts from which on a cache of fonts is emptied before the next text.
  static let fontLimit = 512

  /// The maximum width, in points; wider lines overflow Pango's numbers.
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
