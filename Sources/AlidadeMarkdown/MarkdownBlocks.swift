#if Markdown
import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The blocks of a document, from the top.
struct MarkdownBlocks: Component, Equatable {
  let blocks: [MarkdownBlock]
  let look: MarkdownLook
  var spacing: Double?

  var body: some Component {
    Column(spacing: spacing ?? look.spacing) {
      for block in blocks { MarkdownBlockView(block: block, look: look) }
    }
  }
}

/// A block of a document.
private struct MarkdownBlockView: Component, Equatable {
  let block: MarkdownBlock
  let look: MarkdownLook

  var body: some Component {
    switch block {
    case .paragraph(let spans): MarkdownText(text: look.text(spans), look: look)
    case .heading(let level, let spans):
      MarkdownText(text: look.heading(spans, level: level), look: look)
    case .code(let text): MarkdownListing(text: text, look: look)
    case .quote(let blocks): MarkdownQuote(blocks: blocks, look: look)
    case .list(let list): MarkdownItems(list: list, look: look)
    case .table(let table): MarkdownCells(table: table, look: look)
    case .rule: Separator()
    }
  }
}

/// A text of a document, which the user may be able to select.
private struct MarkdownText: Component, Equatable {
  let text: Text
  let look: MarkdownLook

  var body: some Component {
    if look.isSelectable { text.textSelection() } else { text }
  }
}

/// Lines of code, which scroll sideways if they are too long.
private struct MarkdownListing: Component, Equatable {
  let text: String
  let look: MarkdownLook

  var body: some Component {
    var style = look.style
    style.family = .monospaced
    style.scale = 0.9
    return Box(background: .codeBackground, cornerRadius: 6, clips: true) {
      Scroll(.horizontal) {
        MarkdownText(text: Text(text, style: style), look: look).padding(look.style.size * 0.7)
      }
    }
  }
}

/// A quote with a line at its start.
private struct MarkdownQuote: Component, Equatable {
  let blocks: [MarkdownBlock]
  let look: MarkdownLook

  var body: some Component {
    var look = look
    look.style.color = .secondaryText
    return Row(spacing: look.style.size * 0.7) {
      Box(background: .separator, cornerRadius: 1.5).frame(width: 3)
      MarkdownBlocks(blocks: blocks, look: look).grow().basis(0)
    }
  }
}

/// The items of a list, with their markers in a column.
private struct MarkdownItems: Component, Equatable {
  let list: MarkdownList
  let look: MarkdownLook

  var body: some Component {
    let spacing = list.isTight ? look.spacing / 3 : look.spacing
    return Box(role: .list) {
      Grid(
        columns: [.automatic, .fraction(1, minimum: 0)], columnSpacing: look.style.size * 0.5,
        rowSpacing: spacing
      ) {
        for item in list.items {
          Text(marker(item.marker), style: look.style).alignment(.end)
          MarkdownBlocks(blocks: item.blocks, look: look, spacing: spacing)
        }
      }
    }
    .padding(EdgeInsets(start: look.style.size * 0.5))
  }

  private func marker(_ marker: MarkdownList.Marker) -> String {
    switch marker {
    case .bullet: "•"
    case .number(let number): "\(number)."
    case .task(let isDone): isDone ? "☑" : "☐"
    }
  }
}

/// The cells of a table, as wide as their text as far as there is enough space.
private struct MarkdownCells: Component, Equatable {
  let table: MarkdownTable
  let look: MarkdownLook

  var body: some Component {
    Row {
      Grid(columns: GridColumns(table.alignments.map { _ in .automatic })) {
        for (number, row) in table.rows.enumerated() {
          for (column, cell) in row.enumerated() {
            Box(
              background: number == 0 ? .codeBackground : nil,
              border: Border(width: 1, color: .separator)
            ) {
              MarkdownText(text: text(cell, number, column), look: look)
                .padding(horizontal: look.style.size * 0.5, vertical: look.style.size * 0.25)
            }
          }
        }
      }
    }
  }

  private func text(_ spans: [MarkdownSpan], _ row: Int, _ column: Int) -> Text {
    var look = look
    if row == 0 { look.style.weight = .bold }
    let text = look.text(spans)
    switch table.alignments[column] {
    case .start: return text
    case .center: return text.alignment(.center)
    case .end: return text.alignment(.end)
    }
  }
}
#endif
