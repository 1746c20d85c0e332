import Alidade

/// A message in a bubble, or a mark between messages.
struct ChatRow: Component, Equatable {
  let message: ChatMessage
  let showsPictures: Bool
  /// The files of the pictures; `nil` until they are drawn.
  var pictures: ChatPictures?
  /// Adds or removes the user's reaction with a sign.
  let react: Action<String>

  var body: some Component {
    switch message.content {
    case .day(let day): mark("Day \(day)", .secondaryText)
    case .unread: mark("New messages", .accentText)
    case .text, .picture, .link, .code: bubble
    }
  }

  private func mark(_ text: String, _ color: Color) -> some Component {
    Text(text).size(12).weight(.semibold).color(color).alignment(.center)
      .padding(horizontal: 12, vertical: 8)
  }

  private var bubble: some Component {
    let background = message.isOwn ? Color.accent : Tile.ground
    return Row(justification: message.isOwn ? .end : .start) {
      Box(background: background, cornerRadius: 12) {
        Column(spacing: 3, alignment: .start) {
          if let author = message.author {
            Text(author).size(12).weight(.bold).color(.accentText)
          }
          if let quote = message.quote { QuoteView(quote: quote, isOwn: message.isOwn) }
          ChatContent(message: message, showsPictures: showsPictures, pictures: pictures)
          if message.isEdited {
            Text("edited").size(11).italic().color(message.isOwn ? .white : .secondaryText)
          }
          if !message.reactions.isEmpty {
            ReactionBar(reactions: message.reactions, react: react)
          }
        }
        .padding(horizontal: 12, vertical: 6)
      }
      .frame(maxWidth: 360)
    }
    .padding(horizontal: 12, vertical: 3)
  }
}

/// The message that is answered, above the answer.
private struct QuoteView: Component, Equatable {
  let quote: ChatMessage.Quote
  let isOwn: Bool

  var body: some Component {
    Row(spacing: 6) {
      Box(background: isOwn ? .white : .accent) {}.frame(width: 3)
      Column(spacing: 1) {
        Text(quote.author).size(11).weight(.bold).color(color).lineLimit(1)
        Text(quote.text).size(12).color(color).lineLimit(2)
      }
      .grow().basis(0)
    }
  }

  private var color: Color { isOwn ? .white : .secondaryText }
}
