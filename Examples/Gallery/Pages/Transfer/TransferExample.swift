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
      }
      well(context).grow()
    }
    .padding(16)
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
      context.update { state in
        switch event {
        case .entered: state.isOver = true
        case .exited: state.isOver = false
        case .dropped(let content, _):
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
      case .files(let paths): "\(paths.count) files"
      case .value(let value):
        (value.base as? Swatch)?.name ?? "A picture, \(value.types.map(\.name).joined())"
      }
  }
}
