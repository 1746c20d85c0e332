import Alidade
import DebianPackages

/// A paragraph of a long description.
struct ParagraphText: Component, Equatable {
  let paragraph: Package.Paragraph

  var body: some Component {
    switch paragraph {
    case .text(let text): wrapped(text)
    case .verbatim(let lines):
      Column(spacing: 4) {
        for (place, block) in DescriptionBlock.blocks(of: lines).enumerated() {
          component(for: block).key(place)
        }
      }
    }
  }

  @ComponentBuilder private func component(for block: DescriptionBlock) -> some Component {
    switch block {
    case .item(let text, let indentation):
      Grid(columns: [.automatic, .fraction(1, minimum: 0)], columnSpacing: 8) {
        Text("•").size(14)
        wrapped(text)
      }
      .padding(EdgeInsets(top: 0, start: Double(min(indentation, 8)) * 5, bottom: 0, end: 0))
    case .lines(let lines):
      Scroll(.horizontal) {
        Text(lines.joined(separator: "\n")).size(13).family(.monospaced).lineLimit(400)
          .textSelection()
      }
    }
  }

  private func wrapped(_ text: String) -> some Component {
    Text(text).size(14).lineLimit(400).textSelection()
  }
}
