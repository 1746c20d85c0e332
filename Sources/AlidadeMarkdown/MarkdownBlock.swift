#if Markdown
/// A part of a document in Markdown.
indirect enum MarkdownBlock: Equatable, Sendable {
  case paragraph([MarkdownSpan])
  case heading(level: Int, [MarkdownSpan])
  case code(String)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  case table(MarkdownTable)
  case rule
}

/// A list in Markdown.
struct MarkdownList: Equatable, Sendable {
  /// The mark before an item.
  enum Marker: Equatable {
    case bullet
    case number(Int)
    /// A box with or without a check mark.
    case task(isDone: Bool)
  }

  struct Item: Equatable {
    let marker: Marker
    let blocks: [MarkdownBlock]
  }

  var items: [Item] = []
  /// A Boolean value that is `true` if there are no empty lines between the items.
  let isTight: Bool
}

/// A table in Markdown; the first row is its header.
struct MarkdownTable: Equatable, Sendable {
  /// The alignment of the text in a column.
  enum Alignment: Equatable {
    case start, center, end
  }

  var rows: [[[MarkdownSpan]]] = []
  let alignments: [Alignment]
}

/// Characters of a document in one style.
struct MarkdownSpan: Equatable, Sendable {
  /// The style of characters.
  struct Style: OptionSet, Hashable {
    let rawValue: UInt8
    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let struck = Style(rawValue: 8)
  }

  /// The destination of a link.
  struct Link: Equatable {
    let address: String
    /// The text shown while the pointer rests on the link; empty for the address.
    let title: String
  }

  var text: String
  var style: Style = []
  var link: Link?
  /// The address of the image whose description the text is; `nil` for text.
  var image: String?

  /// Returns `true` if the text of another span can be appended to this one.
  func continues(in other: MarkdownSpan) -> Bool {
    style == other.style && link == other.link && image == nil && other.image == nil
  }
}
#endif
