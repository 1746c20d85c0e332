#if Markdown
import CMarkGFM
import Synchronization

/// A parser of Markdown, which creates values from the nodes of cmark-gfm.
///
/// HTML is treated as text. Can be used on any thread.
struct MarkdownParser {
  /// The parser of the library changes a table that all parsers of the process share.
  private static let access = Mutex(false)

  /// A part of a text that begins on a line of its own.
  struct Part {
    /// The number of its first line, from 1.
    let line: Int
    /// The blocks of the part: usually one, none if it shows nothing, and two for a table right
    /// below a paragraph.
    let blocks: [MarkdownBlock]
  }

  /// Returns the parts of a text within the limits, from the top.
  ///
  /// - Complexity: O(bytes) for typical documents.
  static func parts(of text: String) -> [Part] {
    let document = access.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      return parse(text)
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    // Outside the lock, because nodes aren't shared, and reports call the application's code.
    var parts: [Part] = []
    var blocks: [MarkdownBlock] = []
    for node in children(of: document) {
      append(node, 0, to: &blocks)
      let line = Int(cmark_node_get_start_line(node))
      // A paragraph whose last line turns out to be the header of a table becomes the table, which
      // keeps its line, and the lines above become a new paragraph without a line.
      if line == 0, cmark_node_next(node) != nil { continue }
      parts.append(Part(line: line, blocks: blocks))
      blocks = []
    }
    return parts
  }

  /// Returns the root node, to be freed by the caller.
  private static func parse(_ text: String) -> OpaquePointer? {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    return cmark_parser_finish(parser)
  }

  // MARK: - Blocks

  private static func blocks(in parent: OpaquePointer, depth: Int) -> [MarkdownBlock] {
    guard depth < MarkdownLimits.depth else {
      MarkdownLimits.reportDepth()
      let text = plainText(of: parent)
      return text.isEmpty ? [] : [.paragraph([MarkdownSpan(text: text)])]
    }
    var found: [MarkdownBlock] = []
    for node in children(of: parent) { append(node, depth, to: &found) }
    return found
  }

  private static func append(_ node: OpaquePointer, _ depth: Int, to found: inout [MarkdownBlock]) {
    switch kind(of: node) {
    case "paragraph": found.append(.paragraph(MarkdownSpans(of: node).spans))
    case "heading":
      let level = Int(cmark_node_get_heading_level(node))
      found.append(.heading(level: level, MarkdownSpans(of: node).spans))
    case "code_block": found.append(.code(withoutLastFeed(literal(of: node))))
    case "html_block":
      found.append(.paragraph([MarkdownSpan(text: withoutLastFeed(literal(of: node)))]))
    case "block_quote": found.append(.quote(blocks(in: node, depth: depth + 1)))
    case "list": found.append(.list(list(node, depth)))
    case "table": found.append(.table(table(node)))
    case "thematic_break": found.append(.rule)
    default:
      let text = plainText(of: node)
      if !text.isEmpty { found.append(.paragraph([MarkdownSpan(text: text)])) }
    }
  }

  private static func list(_ node: OpaquePointer, _ depth: Int) -> MarkdownList {
    var list = MarkdownList(isTight: cmark_node_get_list_tight(node) != 0)
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    var number = Int(cmark_node_get_list_start(node))
    for item in children(of: node) {
      let marker: MarkdownList.Marker =
        kind(of: item) == "tasklist"
        ? .task(isDone: cmark_gfm_extensions_get_tasklist_item_checked(item))
        : isOrdered ? .number(number) : .bullet
      list.items.append(
        MarkdownList.Item(marker: marker, blocks: blocks(in: item, depth: depth + 1)))
      number += 1
    }
    return list
  }

  private static func table(_ node: OpaquePointer) -> MarkdownTable {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let letters = cmark_gfm_extensions_get_table_alignments(node)
    let alignments = (0..<count).map { index -> MarkdownTable.Alignment in
      switch letters?[index] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .end
      default: .start
      }
    }
    var table = MarkdownTable(alignments: alignments)
    table.rows = children(of: node).map { row in
      let cells = children(of: row).map { MarkdownSpans(of: $0).spans }
      // A row can have fewer cells than the header, but not more.
      let missing = max(0, count - cells.count)
      return Array(cells.prefix(count)) + Array(repeating: [], count: missing)
    }
    return table
  }

  // MARK: - Nodes

  static func kind(of node: OpaquePointer) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  static func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    Array(
      sequence(first: cmark_node_first_child(node)) { $0.map { cmark_node_next($0) } }.prefix {
        $0 != nil
      }
    )
    .compactMap { $0 }
  }

  private static func withoutLastFeed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns the text in a node, however deeply it is nested.
  private static func plainText(of node: OpaquePointer) -> String {
    MarkdownSpans(of: node).spans.map(\.text).joined()
  }
}
#endif
