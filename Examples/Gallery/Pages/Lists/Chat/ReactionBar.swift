import Alidade

/// The reactions to a message, each with a button that adds or removes that of the user.
struct ReactionBar: Component, Equatable {
  let reactions: [ChatMessage.Reaction]
  let react: Action<String>

  var body: some Component {
    Row(spacing: 4) {
      ForEach(reactions) { reaction in
        Pressable(style: style(reaction), action: { [react] in react(reaction.sign) }) {
          Text("\(reaction.sign) \(reaction.count)").size(12).lineLimit(1)
            .padding(horizontal: 6, vertical: 2)
        }
      }
    }
  }

  private func style(_ reaction: ChatMessage.Reaction) -> Pressable.Style {
    Pressable.Style(
      background: reaction.isOwn ? .accent.opacity(0.3) : .viewBackground, cornerRadius: 9,
      accessibility: Accessibility(
        label: "\(reaction.sign), \(reaction.count)", isPressed: reaction.isOwn))
  }
}
