import Alidade

/// The content of a message that isn't a mark.
struct ChatContent: Component, Equatable {
  let message: ChatMessage
  let showsPictures: Bool

  var body: some Component {
    switch message.content {
    case .text(let text): Text(text).color(color)
    case .link(let title, let address):
      Text {
        Text(message.isOwn ? "I have put it there: " : "See ").color(color)
        Text(title).link(address)
      }
      .color(color)
    case .code(let code):
      Box(background: .viewBackground, border: Border(color: .separator), cornerRadius: 6) {
        Text(code).size(12).family(.monospaced).padding(8)
      }
    case .picture(let number) where showsPictures:
      // Its size is known only when the file is read; the rows around it stay where they are then.
      AsyncImage(file: ChatPictures.path(number), label: "A picture")
        .placeholder { Box(background: Tile.ground, cornerRadius: 6) {}.frame(height: 40) }
        .frame(maxWidth: 180, maxHeight: 200)
    case .picture: Text("A picture").italic().color(message.isOwn ? .white : .secondaryText)
    case .day, .unread: ComponentList([])
    }
  }

  private var color: Color { message.isOwn ? .white : .primaryText }
}
