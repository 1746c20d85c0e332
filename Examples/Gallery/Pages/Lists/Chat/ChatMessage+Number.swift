extension ChatMessage {
  /// Returns the message with a number in a long conversation, in which there are all kinds.
  static func number(_ number: Int) -> ChatMessage {
    if number.isMultiple(of: 40) {
      return ChatMessage(id: number, content: .day(number / 40 + 1))
    }
    var message = ChatMessage(
      id: number, author: authors[number * 7 % authors.count], content: content(number))
    if number % 11 == 3 {
      message.quote = Quote(
        author: authors[number % authors.count] ?? "You",
        text: sentences[number / 11 % sentences.count])
    }
    if number % 7 == 2 {
      message.reactions = [Reaction(sign: "👍", count: number % 5 + 1)]
      if number.isMultiple(of: 2) { message.reactions.append(Reaction(sign: "🎉", count: 1)) }
    }
    message.isEdited = number % 23 == 9
    return message
  }

  private static func content(_ number: Int) -> Content {
    if number % 17 == 15 { return .picture(number) }
    if number % 19 == 7 {
      return .link("Station \(number)", address: "https://example.org/stations/\(number)")
    }
    if number % 13 == 5 {
      return .code("let angle = atan2(\(number % 90), 900)\nprint(angle * 180 / .pi)")
    }
    return .text("\(number). " + sentences[number % sentences.count])
  }

  private static let authors: [String?] = ["Ada", "Brook", nil, "Chandra"]
  private static let sentences = [
    "The second mark is in place.", "Good.", "How far is it to the church?",
    """
    I measured the angle three times from the wall and twice from the path. The last two agree to a second, so I would \
    leave it at that and go on to the next station before the fog comes back.
    """,
    "Nine hundred meters, a little more.",
    "Rain again. We wait in the hut, and begin with the figures of yesterday.",
  ]
}
