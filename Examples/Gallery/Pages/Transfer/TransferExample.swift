import Alidade

/// Swatches to drag and copy, and a place to drop and paste them.
struct TransferExample: Component, Equatable {
  let accepted: AcceptedKind

  struct State: Sendable {
    var content: TransferContent?
    var isOver = false
    var outcome = "Drop something here, or paste it."
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Row(spacing: 16) {
      Column(spacing: 8) {
        ForEach(Swatch.all, id: \.name) { swatch in
          Row(spacing: 8, alignment: .center) {
            Box(background: swatch.color, cornerRadius: 8) {}.frame(width: 48, height: 48)
              .draggable(swatch)
            Button("Copy") { context.clipboard.copy(swatch) }
          }
        }
        Row(spacing: 8, alignment: .center) {
          TransferExample.text.draggable(StyledText(TransferExample.text))
          Button("Copy") { context.clipboard.copy(StyledText(TransferExample.text)) }
        }
      }
      well(context).grow()
    }
    .padding(16)
  }

  /// A text with styles, which programs without styles get as plain text.
  private static let text = Text {
    "Words in "
    Text("bold").weight(.bold)
  }

  private func well(_ context: Context<State>) -> some Component {
    Box(
      background: context.state.isOver ? .accent.opacity(0.15) : .clear,
      border: Border(color: .separator), cornerRadius: 12
    ) {
      Column(spacing: 12, alignment: .center, justification: .center) {
        shown(context.state.content)
        Text("Accepts \(accepted.code)").size(12).color(.secondaryText)
        Text(context.state.outcome).alignment(.center)
        Button("Paste") { paste(context) }
      }
      .padding(12)
    }
    .dropTarget(for: accepted.kinds) { event in
      switch event {
      case .entered: context.update { $0.isOver = true }
      case .moved: break
      case .exited: context.update { $0.isOver = false }
      case .dropped(let content, _):
        context.update { state in
          state.isOver = false
          state.show(content)
        }
      }
    }
  }

  @ComponentBuilder private func shown(_ content: TransferContent?) -> ComponentList {
    if let swatch = content?.value(as: Swatch.self) {
      Box(background: swatch.color, cornerRadius: 12) {}.frame(width: 72, height: 72)
    } else if let picture = content?.value(as: Picture.self) {
      AsyncImage(picture, size: ComponentSize(width: 72, height: 72))
    } else if let text = content?.value(as: StyledText.self) {
      text.text
    }
  }

  @MainActor private func paste(_ context: Context<State>) {
    context.clipboard.paste(of: accepted.kinds) { content in context.update { $0.show(content) } }
  }
}

extension TransferExample.State {
  fileprivate mutating func show(_ content: TransferContent) {
    self.content = content
    outcome =
      switch content {
      case .text(let text): "“\(text.prefix(60))”"
      case .files(let paths): paths.count == 1 ? "1 file" : "\(paths.count) files"
      case .value(let value):
        switch value.base {
        case let swatch as Swatch: swatch.name
        case is StyledText: "Text with styles"
        default: "A picture, \(value.types.map(\.name).joined())"
        }
      }
  }
}
