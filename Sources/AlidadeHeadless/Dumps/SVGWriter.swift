import AlidadeLayout

/// A writer of SVG elements, one per line.
struct SVGWriter {
  /// The value of an attribute.
  enum Value {
    case text(String)
    case number(Double)
  }

  typealias Attribute = (name: String, value: Value)

  private var lines: [String] = []
  private var depth = 1

  mutating func open(_ name: String, _ attributes: [Attribute]) {
    add("<\(tag(name, attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    add("</\(name)>")
  }

  mutating func element(_ name: String, _ attributes: [Attribute]) {
    add("<\(tag(name, attributes))/>")
  }

  mutating func text(_ name: String, _ text: String, _ attributes: [Attribute] = []) {
    add("<\(tag(name, attributes))>\(SVGWriter.escaped(text))</\(name)>")
  }

  /// Returns a complete document.
  static func document(size: Size, definitions: SVGWriter, body: SVGWriter) -> String {
    let (width, height) = (HeadlessNumber.text(size.width), HeadlessNumber.text(size.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"sans-serif\" xml:space=\"preserve\">"
    ]
    if !definitions.lines.isEmpty {
      lines += ["  <defs>"] + definitions.lines.map { "  " + $0 } + ["  </defs>"]
    }
    lines += body.lines
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private func tag(_ name: String, _ attributes: [Attribute]) -> String {
    attributes.reduce(into: name) { tag, attribute in
      let value =
        switch attribute.value {
        case .text(let text): SVGWriter.escaped(text)
        case .number(let number): HeadlessNumber.text(number)
        }
      tag += " \(attribute.name)=\"\(value)\""
    }
  }

  /// Returns text with the special characters of XML escaped and invalid ones replaced by U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
