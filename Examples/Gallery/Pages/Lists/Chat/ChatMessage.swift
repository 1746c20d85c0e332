/// A message of the chat, or a mark between messages.
struct ChatMessage: Hashable, Sendable, Identifiable {
  /// The content of a message.
  enum Content: Hashable, Sendable {
    /// Text, which may still be growing.
    case text(String)
    /// A picture, by its number.
    case picture(Int)
    /// An address with its title.
    case link(String, address: String)
    /// Lines of a program.
    case code(String)
    /// The beginning of a day.
    case day(Int)
    /// The mark above the first unread message.
    case unread
  }

  /// A message that another one answers, as it is quoted there.
  struct Quote: Hashable, Sendable {
    let author: String
    let text: String
  }

  /// A sign that people have put below a message.
  struct Reaction: Hashable, Sendable, Identifiable {
    let sign: String
    var count: Int
    /// A Boolean value that is `true` if the user is one of them.
    var isOwn = false

    var id: String { sign }
  }

  let id: Int
  /// The name of the author; `nil` for the user, and for marks.
  var author: String?
  var content: Content
  var quote: Quote?
  var reactions: [Reaction] = []
  var isEdited = false

  /// A Boolean value that is `true` for a message that the user has written.
  var isOwn: Bool { author == nil && !isMark }

  /// A Boolean value that is `true` for a mark between messages.
  var isMark: Bool {
    switch content {
    case .day, .unread: true
    case .text, .picture, .link, .code: false
    }
  }

  /// The id of the mark above the first unread message.
  static let unreadID = -1
}
