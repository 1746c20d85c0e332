import AlidadeRender

/// Text with its styles and links, as a value that can be copied, pasted, dragged and dropped.
///
/// ```swift
/// Button("Copy") { context.clipboard.copy(StyledText(summary)) }
/// ```
///
/// Other programs get it as HTML, or as plain text if they don't support HTML. From the HTML of
/// other programs, it keeps bold, italic, underlined, struck-through and monospaced text, colors,
/// links, line breaks and paragraphs, but not images, tables or sizes.
public struct StyledText: Transferable {
  /// A part of the text in one style.
  struct Part: Hashable {
    var run: TextRun
    /// The address of the link that the part belongs to; `nil` for none.
    var link: String?
  }

  var parts: [Part]

  /// Creates a value from a text.
  ///
  /// Links that perform actions become plain text, and components become the text that is copied in
  /// their place.
  public init(_ text: Text) {
    parts = text.content.runs.map { Part(run: TextRun($0.copiedText, style: $0.style)) }
    for case .link(let link) in text.parts {
      guard case .address(let address) = link.destination else { continue }
      for index in link.runs.clamped(to: parts.indices) { parts[index].link = address }
    }
  }

  /// Creates a value from plain text.
  public init(_ text: String) { parts = [Part(run: TextRun(text))] }

  /// The text, with styles and links.
  public var text: Text {
    if parts.isEmpty { return Text("") }
    var joined = Text("")
    joined.content.runs = []
    for part in parts {
      var text = Text(part.run.text, style: part.run.style)
      if let link = part.link { text = text.link(link) }
      joined.append(text)
    }
    return joined
  }

  /// The characters.
  public var plainText: String { parts.map(\.run.text).joined() }

  /// HTML and plain text.
  public static let importedTypes: [ContentType] = [.html, .plainText, "text/plain"]

  /// HTML and plain text.
  public var exportedTypes: [ContentType] { [.html, .plainText] }

  /// The maximum number of bytes from which a text is created: 4 MiB.
  public static let maximumByteCount = 4 << 20

  /// Returns a document in HTML, or plain text.
  public func encoded(as type: ContentType) -> [UInt8] {
    Array((type == .html ? HTMLWriter.document(of: parts) : plainText).utf8)
  }

  /// Creates a text from HTML or plain text.
  ///
  /// - Throws: an error if the bytes aren't UTF-8.
  public init(decoding bytes: [UInt8], as type: ContentType) throws {
    let source = try String(decoding: bytes, as: type)
    if type == .html {
      var reader = HTMLReader(source)
      parts = reader.read()
    } else {
      parts = [Part(run: TextRun(source))]
    }
  }
}
