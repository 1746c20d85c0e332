import Alidade

/// The messages of a chat, of which the newest are loaded at first.
struct ChatConversation: Sendable {
  let messages: DataSource<ChatMessage>
  /// The ids of the messages that the reader hasn't seen.
  private let unread: Store<Set<ChatMessage.ID>>

  /// The number of messages that are loaded at a time.
  static let page = 200
  /// The number of messages that the reader hasn't seen when the chat opens.
  static let unread = 12

  /// Creates a conversation of `count` messages.
  init(count: Int) {
    var loaded = (max(0, count - ChatConversation.page)..<count).map(ChatMessage.number)
    let first = max(0, loaded.count - ChatConversation.unread)
    unread = Store(Set(loaded[first...].map(\.id)))
    loaded.insert(ChatMessage(id: ChatMessage.unreadID, content: .unread), at: first)
    messages = DataSource(loaded)
  }

  /// Marks messages as read, and removes the unread mark with the last one.
  func markAsRead(_ ids: [ChatMessage.ID]) {
    unread.update { [messages] unread in
      if unread.isEmpty { return }
      unread.subtract(ids)
      if unread.isEmpty { withAnimation { messages.remove(id: ChatMessage.unreadID) } }
    }
  }

  /// Adds the reaction of the user to a message, or removes it if it is there.
  func react(to id: ChatMessage.ID, with sign: String) {
    messages.update(id: id) { message in
      guard let index = message.reactions.firstIndex(where: { $0.sign == sign }) else { return }
      message.reactions[index].isOwn.toggle()
      message.reactions[index].count += message.reactions[index].isOwn ? 1 : -1
    }
  }

  /// Loads the messages before the oldest one.
  func loadOlder() {
    messages.change { edit in
      let oldest = edit.elements.first { $0.id != ChatMessage.unreadID }?.id ?? 0
      let older = (max(0, oldest - ChatConversation.page)..<oldest).map(ChatMessage.number)
      edit.insert(contentsOf: older, at: 0)
    }
  }

  /// Adds a message of the user, unless it is empty.
  func send(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    messages.append(ChatMessage(id: nextID, content: .text(text)))
  }

  /// Begins an answer, and returns its id.
  func beginAnswer() -> ChatMessage.ID {
    let id = nextID
    messages.append(ChatMessage(id: id, author: "Chandra", content: .text("…")))
    return id
  }

  private var nextID: ChatMessage.ID { (messages.elements.last?.id ?? 0) + 1 }

  /// Writes an answer word by word, and then corrects it.
  func write(_ id: ChatMessage.ID, pausing pause: Pace) async {
    var text = ""
    for word in ChatConversation.answer.split(separator: " ") {
      guard (try? await pause.wait()) != nil else { return }
      text += text.isEmpty ? String(word) : " \(word)"
      messages.update(id: id) { [text] in $0.content = .text(text) }
    }
    guard (try? await pause.wait()) != nil else { return }
    let corrected = text.replacing("before nine", with: "before ten")
    messages.update(id: id) { message in
      message.content = .text(corrected)
      message.isEdited = true
    }
  }

  private static let answer = """
    It took longer than it should have, because the first reading was from the wrong side of the wall. The angle is \
    right now. From the second mark you see the church and the mill, but not the bridge, so the third mark has to go \
    further up, where the path turns. I will be there tomorrow before nine, if it doesn't rain.
    """
}
