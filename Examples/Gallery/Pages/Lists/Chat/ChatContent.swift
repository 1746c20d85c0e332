import Alidade

/// The content of a message that isn't a mark.
struct ChatContent: Component, Equatable {
  let message: ChatMessage
  let showsPictures: Bool
  /// The files of the pictures; `nil` until they are drawn.
  let pictures: ChatPictures?

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
      if let pictures {
        // Its size is known only when the file is read; the rows around it stay where they are
        // then.
        AsyncImage(file: pictures.path(number), label: "A picture")
          .placeholder { ChatContent.placeholder }
          .frame(maxWidth: 180, maxHeight: 200)
      } else {
        ChatContent.placeholder.frame(maxWidth: 180)
      }
    case .picture: Text("A picture").italic().color(message.isOwn ? .white : .secondaryText)
    case .day, .unread: ComponentList([])
    }
  }

  private static var placeholder: some Component {
    Box(background: Tile.ground, cornerRadius: 6) {}.frame(height: 40)
  }

  private var color: Color { message.isOwn ? .white : .primaryText }
}
