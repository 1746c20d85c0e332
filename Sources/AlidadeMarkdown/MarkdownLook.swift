#if Markdown
import AlidadeComponents
import AlidadeRender

/// The appearance of a document in Markdown.
struct MarkdownLook: Equatable, Sendable {
  var style: TextStyle
  var isSelectable = false
  /// The images that are shown; `nil` for none.
  var images: MarkdownImages?

  /// The space between blocks, in points.
  var spacing: Double { style.size * 0.7 }

  /// The sizes of headings relative to that of paragraphs, by their level.
  private static let headingScales = [1.7, 1.4, 1.2, 1.1, 1.0, 0.9]

  /// Returns the text of a heading.
  func heading(_ spans: [MarkdownSpan], level: Int) -> Text {
    let scales = MarkdownLook.headingScales
    var look = self
    look.style.size = style.size * scales[min(max(level, 1), scales.count) - 1]
    look.style.weight = .bold
    return look.text(spans).heading(level)
  }

  /// Returns spans as a text; neighboring spans with the same destination are one link.
  func text(_ spans: [MarkdownSpan]) -> Text {
    var joined: Text?
    var rest = spans[...]
    while let first = rest.first {
      let part = rest.prefix { $0.link == first.link }
      rest = rest.dropFirst(part.count)
      let text = linked(part, to: first.link)
      if joined == nil { joined = text } else { joined?.append(text) }
    }
    return joined ?? Text("", style: style)
  }

  private func linked(_ spans: ArraySlice<MarkdownSpan>, to link: MarkdownSpan.Link?) -> Text {
    var joined = Text("", style: style)
    joined.content.runs = []
    for span in spans { joined.append(text(span)) }
    guard let link else { return joined }
    return joined.link(link.address, tooltip: link.title.isEmpty ? nil : link.title)
  }

  private func text(_ span: MarkdownSpan) -> Text {
    if let address = span.image, let shown = images?.address(address) {
      // An image whose description is empty is decorative.
      let label = span.text.isEmpty ? nil : span.text
      var image = Text(inline: AsyncImage(url: shown, label: label), copiedAs: span.text)
      image.content.runs[0].style = style
      return image
    }
    // An image that isn't shown is replaced by its description or, if there is none, its address.
    var text = Text(span.text.isEmpty ? span.image ?? "" : span.text, style: style)
    if span.image != nil { text = text.italic() }
    if span.style.contains(.strong) { text = text.weight(.bold) }
    if span.style.contains(.emphasis) { text = text.italic() }
    if span.style.contains(.struck) { text = text.strikethrough() }
    return span.style.contains(.code) ? text.code() : text
  }
}
#endif
