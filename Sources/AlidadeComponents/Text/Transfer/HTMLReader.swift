import AlidadeRender

/// A reader of HTML from other programs, which may be malformed.
///
/// It supports the elements and attributes that represent text styles. Of everything else, only the
/// characters are kept. The time is proportional to the length of the HTML, however elements are
/// nested.
struct HTMLReader {
  private struct Element {
    let name: String
    let style: TextStyle
    let link: String?
  }

  private let source: [Unicode.Scalar]
  private var place = 0
  private var parts: [StyledText.Part] = []
  private var open: [Element] = []
  private var style = TextStyle()
  private var link: String?
  /// The style and the link of the pending space before the next character; `nil` for none.
  private var dueSpace: (style: TextStyle, link: String?)?
  private var dueBreaks = 0
  /// The tabs between the cells of a table row that end before the next character.
  private var dueTabs = 0
  private var isInRow = false
  private var preformattedDepth = 0

  /// The maximum number of open elements; the elements inside are read without their styles.
  private static let depthLimit = 200
  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "tr", "table", "blockquote",
    "pre", "section", "article", "header", "footer", "hr", "dt", "dd", "body",
  ]
  private static let paragraphs: Set = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre",
  ]
  private static let hidden: Set = ["script", "style", "head", "title", "template"]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Prepares to read a document or a part of one.
  init(_ html: String) { source = Array(html.unicodeScalars) }

  /// Returns the parts of the text.
  mutating func read() -> [StyledText.Part] {
    while place < source.count {
      switch source[place] {
      case "<": readMarkup()
      case "&": append(entity())
      default:
        append(source[place])
        place += 1
      }
    }
    return parts
  }

  // MARK: - Characters

  private mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.properties.isWhitespace, scalar != "\u{A0}", preformattedDepth == 0 {
      if dueSpace == nil { dueSpace = (style, link) }
      return
    }
    if !parts.isEmpty {
      if dueBreaks > 0 {
        add(String(repeating: "\n", count: dueBreaks), style, link)
      } else if let dueSpace, dueTabs == 0 {
        add(" ", dueSpace.style, dueSpace.link)
      }
    }
    if dueTabs > 0 { add(String(repeating: "\t", count: dueTabs), style, link) }
    (dueBreaks, dueTabs, dueSpace) = (0, 0, nil)
    add(scalar == "\u{A0}" ? " " : String(Character(scalar)), style, link)
  }

  private mutating func add(_ text: String, _ style: TextStyle, _ link: String?) {
    if let last = parts.indices.last, parts[last].link == link, parts[last].run.style == style {
      parts[last].run.text += text
    } else {
      parts.append(StyledText.Part(run: TextRun(text, style: style), link: link))
    }
  }

  /// Reads the entity at the current place; an unknown entity is kept as text.
  private mutating func entity() -> String {
    let end = source[place...].prefix(12).firstIndex(of: ";")
    guard let end else {
      place += 1
      return "&"
    }
    let name = string(source[(place + 1)..<end])
    let known =
      HTMLReader.entities[name]
      ?? HTMLReader.number(name).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    guard let known, known != "\0" else {
      place += 1
      return "&"
    }
    place = end + 1
    return known
  }

  private static func number(_ name: String) -> UInt32? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    return digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  // MARK: - Elements

  private mutating func readMarkup() {
    if source[place...].starts(with: Array("<!--".unicodeScalars)) {
      return skip(through: "-->")
    }
    let next = place + 1 < source.count ? source[place + 1] : " "
    guard next.properties.isAlphabetic || "/!?".unicodeScalars.contains(next) else {
      append(source[place])
      place += 1
      return
    }
    let tag = HTMLTag(source, at: place + 1)
    place = tag.end
    if tag.isClosing { return close(tag.name) }
    if HTMLReader.hidden.contains(tag.name) {
      if tag.isEmpty { return }
      return skip(through: "</\(tag.name)")
    }
    begin(tag)
  }

  /// Skips up to and including the tag that begins with a text, regardless of case; skips to the
  /// end if there is none.
  private mutating func skip(through end: String) {
    let end = Array(end.unicodeScalars)
    while place < source.count {
      let isEnd =
        source[place] == end[0]
        && source[place...].starts(with: end) { $0.properties.lowercaseMapping == String($1) }
      if isEnd {
        place += end.count
        if end.last != ">" {
          while place < source.count, source[place] != ">" { place += 1 }
          place += 1
        }
        return
      }
      place += 1
    }
  }

  private mutating func begin(_ tag: HTMLTag) {
    if tag.name == "br" {
      dueBreaks += 1
      return
    }
    breakLine(tag.name)
    if tag.name == "td" || tag.name == "th" { beginCell() }
    guard open.count < HTMLReader.depthLimit, !tag.isEmpty else { return }
    open.append(Element(name: tag.name, style: style, link: link))
    if tag.name == "pre" { preformattedDepth += 1 }
    style = tag.style(in: style)
    if tag.name == "a", let address = tag.attribute("href"), !address.isEmpty { link = address }
  }

  /// Ends the innermost open element with a name, and those inside it.
  private mutating func close(_ name: String) {
    guard let index = open.suffix(20).lastIndex(where: { $0.name == name }) else { return }
    preformattedDepth -= open[index...].count { $0.name == "pre" }
    (style, link) = (open[index].style, open[index].link)
    open.removeSubrange(index...)
    breakLine(name)
  }

  /// Begins a cell, after a tab unless it is the first of its row.
  private mutating func beginCell() {
    if isInRow { dueTabs += 1 }
    isInRow = true
  }

  /// Begins a new line before and after blocks, and an empty line around paragraphs.
  private mutating func breakLine(_ name: String) {
    guard HTMLReader.blocks.contains(name) else { return }
    if name == "tr" { (isInRow, dueTabs) = (false, 0) }
    dueBreaks = max(dueBreaks, HTMLReader.paragraphs.contains(name) ? 2 : 1)
  }
}
