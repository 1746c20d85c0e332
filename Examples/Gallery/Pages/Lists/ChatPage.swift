import Alidade

/// A page with a chat.
struct ChatPage: ScrolledPage {
  var count = 20_000
  var showsPictures = true

  static let name = "Chat"
  static let summary =
    "Opens at the first unread message, stays at the end while there, and loads older messages."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 520, height: 400)

  static let sections: [ControlSection<ChatPage>] = [
    ControlSection(
      "Chat",
      [
        .count("Messages", \.count, 1_000...20_000, by: 1_000),
        .check("Pictures", \.showsPictures),
      ])
  ]

  var example: ComponentList {
    Chat(count: count, showsPictures: showsPictures).key(count)
  }

  var listing: String {
    """
    // \(count) messages, of which a page is loaded at a time.
    List(conversation.messages) { message in
      ChatRow(message: message\(showsPictures ? "" : ", showsPictures: false"))
    }
    .opens(at: .row(firstUnread, at: .start))
    .followsEnd()
    .textSelection()
    .onNearStart { conversation.loadOlder() }
    .onSeen(for: .seconds(1)) { conversation.markAsRead($0) }
    .onVisibleRowsChange { newMessages = $0.newRowsBelow }
    """
  }
}
