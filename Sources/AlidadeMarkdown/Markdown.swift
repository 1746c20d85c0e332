#if Markdown
import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A document in Markdown, shown with the standard components.
///
/// ```swift
/// Markdown("# Release 2\n\nIt has **bold** text, [links](https://example.org) and\n\n- [x] task lists")
/// ```
///
/// Headings, paragraphs, emphasis, code, lists and task lists, quotes, tables, rules, links and
/// images are interpreted as on GitHub (CommonMark with tables, strikethrough and task lists). HTML
/// is shown as text, and never interpreted. Links behave like those of a `Text`: `onOpenLink` of an
/// ancestor or the desktop opens them, and only addresses with schemes that are allowed for links
/// are opened.
///
/// The text is parsed where the component is built, usually in the background, and again only when
/// it has changed. Unchanged parts keep their views. If text is added at the end, as in a streamed
/// answer, only the last blocks are parsed again, from one below an empty line. If the text may
/// define a link (`[name]: address`), all of it is parsed again. At most 256 KiB are parsed, and up
/// to 24 levels of nested quotes and lists; anything beyond that is omitted or shown as text, which
/// is reported.
public struct Markdown: Component, Equatable {
  private let text: String
  private let look: MarkdownLook

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - text: the text in Markdown, which may come from an untrusted source.
  ///   - style: the style of paragraphs; headings are larger than its size, and code is smaller.
  public init(_ text: String, style: TextStyle = TextStyle()) {
    self.init(text, MarkdownLook(style: style))
  }

  private init(_ text: String, _ look: MarkdownLook) {
    self.text = text
    self.look = look
  }

  /// Enables the user to select the text of each paragraph, heading, cell and listing, and copy it.
  public func textSelection() -> Markdown {
    var look = look
    look.isSelectable = true
    return Markdown(text, look)
  }

  /// Shows the images of the document.
  ///
  /// By default, only their descriptions are shown, because an untrusted document could contain
  /// images that tell a server who is reading it. An image whose description is empty is
  /// decorative.
  ///
  /// - Parameters:
  ///   - base: the address of the document, which relative addresses refer to; `nil` shows the
  ///     descriptions of images with relative addresses.
  ///   - schemes: the lowercase schemes of addresses that are loaded, as an `AsyncImage` does.
  public func images(
    relativeTo base: String? = nil, schemes: Set<String> = ["https"]
  ) -> Markdown {
    var look = look
    look.images = MarkdownImages(base: base, schemes: schemes)
    return Markdown(text, look)
  }

  /// The state of a document, which makes parsing a growing text faster.
  public struct State: Sendable {
    let latest = LatestMarkdownDocument()
  }

  /// Returns the state of a document that isn't parsed yet.
  public func initialState() -> State { State() }

  /// Returns the components that show the document.
  public func body(_ context: Context<State>) -> some Component {
    MarkdownBlocks(blocks: context.state.latest.blocks(of: text), look: look)
  }
}

extension Text {
  /// Creates text from a line in Markdown, with emphasis, code and links, but without blocks.
  ///
  /// Images are replaced by their descriptions. If there are several paragraphs, each begins on a
  /// new line; headings, lists and other blocks are shown as their text.
  ///
  /// - Parameters:
  ///   - markdown: the text in Markdown, which may come from an untrusted source.
  ///   - style: the style of the text.
  /// - Complexity: O(bytes). The text is parsed when it is created, so create it in a body.
  public init(markdown: String, style: TextStyle = TextStyle()) {
    let look = MarkdownLook(style: style)
    var text: Text?
    for spans in MarkdownDocument(markdown).blocks.flatMap(\.lines) {
      text?.append(Text("\n", style: style))
      if text == nil { text = look.text(spans) } else { text?.append(look.text(spans)) }
    }
    self = text ?? Text("", style: style)
  }
}

extension MarkdownBlock {
  /// The lines of text in the block, in order.
  fileprivate var lines: [[MarkdownSpan]] {
    switch self {
    case .paragraph(let spans), .heading(_, let spans): [spans]
    case .code(let text): [[MarkdownSpan(text: text, style: .code)]]
    case .quote(let blocks): blocks.flatMap(\.lines)
    case .list(let list): list.items.flatMap(\.blocks).flatMap(\.lines)
    case .table(let table): table.rows.flatMap { $0 }
    case .rule: []
    }
  }
}
#endif
