import Alidade

/// A post, with its video if it has one, and a field for a comment.
struct PostRow: Component, Equatable {
  let post: FeedState.Post
  let isKeptByField: Bool
  let comment: Action<String>

  func body(_ context: Context<NoState>) -> some Component {
    Card {
      Text(post.author).size(13).weight(.bold).color(.accent)
      Text(post.text)
      if post.hasVideo { video(context.environment(FeedClip.self)) }
      field
    }
    .padding(horizontal: 12, vertical: 4)
  }

  @ComponentBuilder private func video(_ clip: String?) -> ComponentList {
    if let clip {
      Video(file: clip, label: "Video of post \(post.id)", loops: true).aspectRatio(16 / 9)
    } else {
      Box(background: Tile.ground, cornerRadius: Tile.cornerRadius) {
        Text("Pass --video FILE to show a video here.").size(13).color(.secondaryText).padding(12)
      }
    }
  }

  @ComponentBuilder private var field: ComponentList {
    let label = "Comment on post \(post.id)"
    if isKeptByField {
      TextField("Comment").label(label)
    } else {
      TextField("Comment", text: post.comment) { [comment] in comment($0) }.label(label)
    }
  }
}
