/// A message of the chat, or a mark between messages.
struct ChatMessage: Hashable, Sendable, Identifiable {
  /// The content of a message.
  enum Content: Hashable, Sendable {
    /// Text, which may still be growing.
    case text(String)
    /// A picture, by its ratio of width to height.
    case picture(Double)
    /// The beginning of a day.
    case day(Int)
    /// The mark above the first unread message.
    case unread
  }

  let id: Int
  /// The name of the author; `nil` for the user, and for marks.
  var author: String?
  var content: Content

  /// A Boolean value that is `true` for a message that the user has written.
  var isOwn: Bool { author == nil && !isMark }

  /// A Boolean value that is `true` for a mark between messages.
  var isMark: Bool {
    switch content {
    case .day, .unread: true
    case .text, .picture: false
    }
  }

  /// The id of the mark above the first unread message.
  static let unreadID = -1

  /// The message with a number in a long conversation.
  static func number(_ number: Int) -> ChatMessage {
    if number.isMultiple(of: 40) {
      return ChatMessage(id: number, content: .day(number / 40 + 1))
    }
    let author = authors[number * 7 % authors.count]
    let ratio = number.isMultiple(of: 2) ? 16.0 / 9 : 3.0 / 4
    let content =
      number % 17 == 15
      ? Content.picture(ratio) : .text("\(number). " + sentences[number % sentences.count])
    return ChatMessage(id: number, author: author, content: content)
  }

  private static let authors: [String?] = ["Ada", "Brook", nil, "Chandra"]
  private static let sentences = [
    "The second mark is in place.", "Good.", "How far is it to the church?",
    """
    I measured the angle three times from the wall and twice from the path. The last two agree to a second, so I would \
    leave it at that and go on to the next station before the fog comes back.
    """,
    "Nine hundred metres, a little more.",
    "Rain again. We wait in the hut, and begin with the figures of yesterday.",
  ]
}
