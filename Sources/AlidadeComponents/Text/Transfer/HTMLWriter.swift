import AlidadeRender

/// A writer of styled text as HTML.
enum HTMLWriter {
  /// Returns a document.
  static func document(of parts: [StyledText.Part]) -> String {
    // HTML readers omit spaces at the beginning and after other spaces.
    var isAfterSpace = true
    var body = ""
    for part in parts { body += html(of: part, &isAfterSpace) }
    return "<html><head><meta charset=\"utf-8\"></head><body>\(body)</body></html>"
  }

  private static func html(of part: StyledText.Part, _ isAfterSpace: inout Bool) -> String {
    let style = part.run.style
    var html = ""
    for character in part.run.text {
      html += character == " " && isAfterSpace ? "&nbsp;" : escaped(character)
      isAfterSpace = character == " " || character.isNewline
    }
    if style.weight.value >= 600 { html = "<b>\(html)</b>" }
    if style.isItalic { html = "<i>\(html)</i>" }
    if style.isUnderlined, part.link == nil { html = "<u>\(html)</u>" }
    if style.isStruckThrough { html = "<s>\(html)</s>" }
    if style.family == .monospaced { html = "<code>\(html)</code>" }
    // The receiver determines the color of text and links.
    if style.color != .primaryText, part.link == nil {
      html = "<span style=\"color:\(name(of: style.color))\">\(html)</span>"
    }
    if let link = part.link { html = "<a href=\"\(link.map(escaped).joined())\">\(html)</a>" }
    return html
  }

  private static func name(of color: Color) -> String {
    let light = color.light
    let channels = [light.red, light.green, light.blue].map { UInt32(($0 * 255).rounded()) }
    let number = channels.reduce(1) { $0 << 8 | $1 }
    return "#" + String(number, radix: 16).dropFirst()
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: character.isNewline ? "<br>" : String(character)
    }
  }
}
