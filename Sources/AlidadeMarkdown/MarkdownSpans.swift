#if Markdown
import CMarkGFM

/// The characters in a node, in their styles.
///
/// They are collected without recursion, because emphasis can be nested to any depth.
struct MarkdownSpans {
  /// The characters, including the descriptions of images.
  private(set) var spans: [MarkdownSpan] = []
  private var style: [MarkdownSpan.Style: Int] = [:]
  private var link: MarkdownSpan.Link?
  private var linkCount = 0
  /// The image whose description is being collected.
  private var image: String?
  private var imageDepth = 0

  init(of node: OpaquePointer) {
    guard let iterator = cmark_iter_new(node) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE,
        let current = cmark_iter_get_node(iterator)
      else { return }
      if event == CMARK_EVENT_ENTER { enter(current) } else { exit(current) }
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    switch MarkdownParser.kind(of: node) {
    case "text", "html_inline": append(MarkdownParser.literal(of: node))
    case "html_block", "code_block":
      beginBlock()
      append(MarkdownParser.literal(of: node))
    case "paragraph", "heading", "item", "tasklist", "table_row", "table_header": beginBlock()
    case "table_cell" where !spans.isEmpty: append(" ")
    case "code": append(MarkdownParser.literal(of: node), .code)
    case "softbreak": append(" ")
    case "linebreak": append("\n")
    case "strong": style[.strong, default: 0] += 1
    case "emph": style[.emphasis, default: 0] += 1
    case "strikethrough": style[.struck, default: 0] += 1
    case "link": beginLink(node)
    case "image": beginImage(node)
    default: break
    }
  }

  /// Separates the characters of a block from those of the block before.
  private mutating func beginBlock() {
    if let last = spans.last, !last.text.hasSuffix("\n") { append("\n") }
  }

  private mutating func exit(_ node: OpaquePointer) {
    switch MarkdownParser.kind(of: node) {
    case "strong": style[.strong, default: 1] -= 1
    case "emph": style[.emphasis, default: 1] -= 1
    case "strikethrough": style[.struck, default: 1] -= 1
    case "link": link = nil
    case "image": endImage()
    default: break
    }
  }

  private mutating func beginLink(_ node: OpaquePointer) {
    let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    linkCount += 1
    guard !address.isEmpty, linkCount <= MarkdownLimits.linkCount else { return }
    let title = cmark_node_get_title(node).map { String(cString: $0) } ?? ""
    link = MarkdownSpan.Link(address: address, title: title)
  }

  private mutating func beginImage(_ node: OpaquePointer) {
    imageDepth += 1
    // The description of an image can contain other images; only their descriptions are used.
    guard imageDepth == 1 else { return }
    image = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    spans.append(MarkdownSpan(text: "", link: link, image: image))
  }

  private mutating func endImage() {
    imageDepth -= 1
    if imageDepth == 0 { image = nil }
  }

  private mutating func append(_ text: String, _ other: MarkdownSpan.Style = []) {
    if text.isEmpty { return }
    if image != nil {
      spans[spans.count - 1].text += text
      return
    }
    let styles: [MarkdownSpan.Style] = [.strong, .emphasis, .struck]
    let style = styles.filter { (self.style[$0] ?? 0) > 0 }
    let span = MarkdownSpan(text: text, style: other.union(MarkdownSpan.Style(style)), link: link)
    if let last = spans.last, last.continues(in: span) {
      spans[spans.count - 1].text += text
    } else {
      spans.append(span)
    }
  }
}
#endif
