import AlidadeLayout
import AlidadeRender

/// A measurer of text whose characters all have the same width, so that results are the same on
/// every machine.
///
/// A character is 0.5 times as wide as its font size, or 0.6 times in a monospaced family. A line
/// is 1.25 times as tall as its font size, rounded up. Lines break between words, or inside a word
/// that is wider than the line. Spaces at the end of a line have no width. All text can be scaled,
/// like the text size setting of a desktop.
public struct HeadlessMeasurer: ContentMeasurer {
  /// The size of icons, in points.
  public static let iconSize = Size(width: 16, height: 16)

  /// The factor applied to the font sizes of all styles; finite and positive.
  public let textScale: Double

  /// Creates a measurer.
  ///
  /// - Parameter textScale: the factor applied to all font sizes. If it isn't finite and positive,
  ///   it is reported and 1 is used.
  public init(textScale: Double = 1) {
    let isUsable = textScale.isFinite && textScale > 0
    self.textScale = isUsable ? textScale : 1
    if isUsable { return }
    Diagnostics.report(
      Diagnostic(
        "The text scale of a measurer is invalid.",
        values: ["textScale  \(textScale)"],
        remedy: "It must be finite and positive. 1 is used instead."))
  }

  /// A number that depends on the text scale.
  public var revision: Int {
    textScale == 1 ? 0 : Int(truncatingIfNeeded: textScale.bitPattern)
  }

  /// Breaks `content` into lines; a width that is NaN or negative counts as zero.
  public func layout(_ content: TextContent, width: Double) -> TextLayout {
    let offered = width > 0 ? width : 0
    let scaled = content.scaled(by: textScale)
    if let line = PlainLine(scaled, width: offered) {
      return TextLayout(
        content: content, maximumWidth: offered,
        size: Size(width: min(line.width, offered), height: line.height), baseline: line.ascent,
        lineCount: 1, payload: HeadlessTextLines(line, scale: textScale), revision: revision)
    }
    var breaker = LineBreaker(scaled, width: offered)
    let lines = breaker.lines()
    let natural = lines.reduce(0) { max($0, $1.width) }
    return TextLayout(
      content: content, maximumWidth: offered,
      size: Size(width: min(natural, offered), height: lines.reduce(0) { $0 + $1.height }),
      baseline: lines[0].ascent, lineCount: lines.count,
      payload: HeadlessTextLines(lines, scale: textScale),
      revision: revision)
  }

  /// Returns the width of the longest word, in points.
  public func minimumWidth(of content: TextContent) -> Double {
    var (widest, current) = (0.0, 0.0)
    var last: (character: Character, isSpace: Bool)?
    for run in content.runs {
      let isSpace = run.space != nil
      let advance = run.space?.width ?? run.style.advance * textScale
      for character in run.text {
        if let last, LineBreaker.canBreak(between: last, (character, isSpace)) { current = 0 }
        last = (character, isSpace)
        current = character.isSpace ? 0 : current + advance
        widest = max(widest, current)
      }
    }
    return widest
  }

  /// Returns the natural size of an image, in points; `nil` for a file that isn't a PNG, JPEG or
  /// GIF.
  ///
  /// An icon has ``iconSize``. Pixels have their size in pixels divided by their scale. A file has
  /// the size in its header.
  public func naturalSize(of source: ImageSource) -> Size? {
    switch source {
    case .icon: HeadlessMeasurer.iconSize
    case .pixels(let image):
      Size(width: Double(image.width) / image.scale, height: Double(image.height) / image.scale)
    case .decoded(let image): image.naturalSize
    case .file(let path): ImageHeader.size(ofFile: path)
    }
  }
}

extension TextContent {
  func scaled(by scale: Double) -> TextContent {
    if scale == 1 { return self }
    var content = self
    for index in content.runs.indices { content.runs[index].style.size *= scale }
    return content
  }
}

extension TextRun {
  /// The width of a character, or of the space for a component, in points.
  var advance: Double { space?.width ?? style.advance }

  /// The distance from the top of a line to its baseline, in points.
  var ascent: Double { space?.ascent ?? style.ascent }

  /// The distance from the baseline of a line to its lower edge, in points.
  var descent: Double { space?.descent ?? style.lineHeight - style.ascent }
}

extension TextStyle {
  /// The width of a character, in points.
  var advance: Double { fontSize * (family == .monospaced ? 0.6 : 0.5) }

  /// The distance from the top of a line to its baseline, in points.
  var ascent: Double { fontSize.rounded(.up) }

  /// The height of a line, in points.
  var lineHeight: Double { (fontSize * 1.25).rounded(.up) }
}
