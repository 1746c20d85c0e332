import AlidadeRender

/// A tag of HTML with its attributes.
struct HTMLTag {
  /// The name, in lowercase letters.
  private(set) var name = ""
  private(set) var isClosing = false
  /// A Boolean value that is `true` if the element has no content.
  private(set) var isEmpty = false
  /// The place after the tag.
  private(set) var end: Int
  private var attributes: [(name: String, value: String)] = []

  private static let empty: Set = ["br", "hr", "img", "meta", "link", "input", "wbr"]

  /// Reads a tag; an unfinished tag ends with the source.
  ///
  /// - Parameter place: the place after the `<`.
  init(_ source: [Unicode.Scalar], at place: Int) {
    end = place
    if end < source.count, source[end] == "/" {
      isClosing = true
      end += 1
    }
    name = word(source)
    while end < source.count, source[end] != ">" {
      if source[end].properties.isWhitespace || "/\"'=".unicodeScalars.contains(source[end]) {
        isEmpty = source[end] == "/"
        end += 1
        continue
      }
      let attribute = word(source)
      if attribute.isEmpty {
        end += 1
        continue
      }
      skipSpaces(source)
      guard end < source.count, source[end] == "=" else { continue }
      end += 1
      skipSpaces(source)
      attributes.append((attribute, value(source)))
    }
    end = min(end + 1, source.count)
    if HTMLTag.empty.contains(name) { isEmpty = true }
  }

  /// Returns the value of an attribute; `nil` if there is none.
  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  private mutating func skipSpaces(_ source: [Unicode.Scalar]) {
    while end < source.count, source[end].properties.isWhitespace { end += 1 }
  }

  private mutating func word(_ source: [Unicode.Scalar]) -> String {
    var word = ""
    while end < source.count, !source[end].properties.isWhitespace,
      !"=/>\"'".unicodeScalars.contains(source[end])
    {
      word.unicodeScalars.append(source[end])
      end += 1
    }
    return word.lowercased()
  }

  private mutating func value(_ source: [Unicode.Scalar]) -> String {
    guard end < source.count else { return "" }
    let quote: Unicode.Scalar? = source[end] == "\"" || source[end] == "'" ? source[end] : nil
    if quote != nil { end += 1 }
    var value = ""
    while end < source.count {
      let scalar = source[end]
      if let quote, scalar == quote { break }
      if quote == nil, scalar == ">" || scalar.properties.isWhitespace { return unescaped(value) }
      value.unicodeScalars.append(scalar)
      end += 1
    }
    end = min(end + 1, source.count)
    return unescaped(value)
  }

  private func unescaped(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
    let parts = value.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      if part.hasPrefix("amp;") {
        text += "&" + part.dropFirst(4)
      } else if part.hasPrefix("quot;") {
        text += "\"" + part.dropFirst(5)
      } else {
        text += "&" + part
      }
    }
  }

  // MARK: - Styles

  /// Returns the style of the content of the element.
  func style(in outer: TextStyle) -> TextStyle {
    var style = outer
    switch name {
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": style.weight = .bold
    case "i", "em", "cite", "var": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruckThrough = true
    case "code", "pre", "tt", "kbd", "samp": style.family = .monospaced
    default: break
    }
    for declaration in (attribute("style") ?? "").split(separator: ";") {
      let sides = declaration.split(separator: ":", maxSplits: 1).map { side in
        side.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      if sides.count == 2 { HTMLTag.apply(sides[0], sides[1], to: &style) }
    }
    return style
  }

  private static func apply(_ property: String, _ value: String, to style: inout TextStyle) {
    switch property {
    case "font-weight":
      if let number = Int(value) { style.weight = FontWeight(number) }
      if value == "bold" || value == "bolder" { style.weight = .bold }
      if value == "normal" { style.weight = .regular }
    case "font-style": style.isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      let lines = value.split { $0 == " " || $0 == "!" }
      style.isUnderlined = lines.contains("underline")
      style.isStruckThrough = lines.contains("line-through")
    case "color": if let color = color(value) { style.color = color }
    default: break
    }
  }

  /// Returns the color of `#rgb`, `#rrggbb` or `rgb(…)`; `nil` for anything else, and for black,
  /// which most programs write for the default text color.
  private static func color(_ value: String) -> Color? {
    var number: UInt32?
    if value.hasPrefix("#") {
      let digits = value.dropFirst()
      number = UInt32(
        digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits), radix: 16)
      if digits.count != 3, digits.count != 6 { return nil }
    } else if value.hasPrefix("rgb(") {
      let channels = value.dropFirst(4).split { !$0.isNumber }.compactMap { UInt8($0) }
      if channels.count == 3 { number = channels.reduce(0) { $0 << 8 | UInt32($1) } }
    }
    return number.flatMap { $0 == 0 ? nil : Color(hex: $0) }
  }
}
