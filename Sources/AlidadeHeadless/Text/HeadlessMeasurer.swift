import AlidadeLayout
import AlidadeRender

/// Measures text whose characters are all equally wide, so that the answer is the same everywhere.
///
/// A character is 0.5 times as wide as the size of its style, 0.6 times in a monospaced family; a
/// line is 1.25 times as high, rounded up. Words are wrapped where they no longer fit; a word wider
/// than the line is broken. Spaces at the end of a line take no room. All letters can be made larger
/// or smaller, as users do who have a desktop show larger text.
public struct HeadlessMeasurer: ContentMeasurer {
  /// The size of icons, in points.
  public static let iconSize = Size(width: 16, height: 16)

  /// How large letters are compared with what their styles say; finite and positive.
  public let textScale: Double

  /// Makes a measurer.
  ///
  /// - Parameter textScale: how large letters are compared with what their styles say; one that is
  ///   not finite and positive is reported, and 1 is used in its place.
  public init(textScale: Double = 1) {
    let isUsable = textScale.isFinite && textScale > 0
    self.textScale = isUsable ? textScale : 1
    if isUsable { return }
    Diagnostics.report(
      Diagnostic(
        "A measurer was given a scale of text that makes no sense.",
        values: ["textScale  \(textScale)"],
        remedy: "It must be finite and positive. 1 is used in its place."))
  }

  /// Another one for each scale of text.
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
        lineCount: 1, payload: HeadlessTextLines(line), revision: revision)
    }
    var breaker = LineBreaker(scaled, width: offered)
    let lines = breaker.lines()
    let natural = lines.reduce(0) { max($0, $1.width) }
    return TextLayout(
      content: content, maximumWidth: offered,
      size: Size(width: min(natural, offered), height: lines.reduce(0) { $0 + $1.height }),
      baseline: lines[0].ascent, lineCount: lines.count, payload: HeadlessTextLines(lines),
      revision: revision)
  }

  /// The extent of the longest word, in points.
  public func minimumWidth(of content: TextContent) -> Double {
    var widest = 0.0
    var current = 0.0
    for run in content.runs {
      let advance = run.style.advance * textScale
      for character in run.text {
        current = character.isSpace ? 0 : current + advance
        widest = max(widest, current)
      }
    }
    return widest
  }

  /// 16 by 16 points for an icon, the pixels of an image by its scale, and what the head of a PNG,
  /// JPEG or GIF file says; `nil` for any other file.
  public func naturalSize(of source: ImageSource) -> Size? {
    switch source {
    case .icon: HeadlessMeasurer.iconSize
    case .pixels(let image):
      Size(width: Double(image.width) / image.scale, height: Double(image.height) / image.scale)
    case .file(let path): ImageHeader.size(ofFile: path)
    }
  }
}

extension TextContent {
  fileprivate func scaled(by scale: Double) -> TextContent {
    if scale == 1 { return self }
    var content = self
    for index in content.runs.indices { content.runs[index].style.size *= scale }
    return content
  }
}

extension TextStyle {
  /// The width of a character, in points.
  var advance: Double { size * (family == .monospaced ? 0.6 : 0.5) }

  /// The distance from the top of a line to its baseline, in points.
  var ascent: Double { size.rounded(.up) }

  /// The height of a line, in points.
  var lineHeight: Double { (size * 1.25).rounded(.up) }
}
