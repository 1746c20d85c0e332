import Alidade

/// A message in a bubble, or a mark between messages.
struct ChatRow: Component, Equatable {
  let message: ChatMessage
  let showsPictures: Bool

  var body: some Component {
    switch message.content {
    case .day(let day): mark("Day \(day)", .secondaryText)
    case .unread: mark("New messages", .accentText)
    case .text(let text):
      bubble { Text(text).color(message.isOwn ? .white : .primaryText) }
    case .picture(let ratio):
      bubble {
        if showsPictures {
          Box(background: .green, cornerRadius: 6).aspectRatio(ratio).frame(width: 180)
        } else {
          Text("A picture").italic().color(message.isOwn ? .white : .secondaryText)
        }
      }
    }
  }

  private func mark(_ text: String, _ color: Color) -> some Component {
    Text(text).size(12).weight(.semibold).color(color).alignment(.center)
      .padding(horizontal: 12, vertical: 8)
  }

  private func bubble(@ComponentBuilder _ content: () -> ComponentList) -> some Component {
    let own = Box(background: message.isOwn ? .accent : Tile.ground, cornerRadius: 12) {
      Column(spacing: 2, alignment: .start) {
        if let author = message.author {
          Text(author).size(12).weight(.bold).color(.accentText)
        }
        content()
      }
      .padding(horizontal: 12, vertical: 6)
    }
    return Row(justification: message.isOwn ? .end : .start) {
      own.frame(maxWidth: 360)
    }
    .padding(horizontal: 12, vertical: 3)
  }
}
