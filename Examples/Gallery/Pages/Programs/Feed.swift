import Alidade

/// A list of posts, each with a field for a comment, some with a video.
struct Feed: Component, Equatable {
  let count: Int
  let isKeptByField: Bool

  func initialState() -> FeedState { FeedState(count: count) }

  func body(_ context: Context<FeedState>) -> some Component {
    Column(alignment: .stretch) {
      Row(spacing: 8, alignment: .center) {
        Text("\(context.state.posts.count) posts").weight(.bold)
        Text(isKeptByField ? "comments in the fields" : "comments in the state")
          .size(13).color(.secondaryText).lineLimit(1).grow().basis(0)
        Button("New posts") { context.update { $0.post(3) } }.shrink(0)
        Button("Reverse") { context.update { $0.reverse() } }.shrink(0)
      }
      .padding(12).shrink(0)
      List(context.state.posts, id: \.id, estimatedRowHeight: 120) { [isKeptByField] post in
        PostRow(
          post: post, isKeptByField: isKeptByField,
          comment: Action { comment in context.update { $0.comment(post.id, comment) } })
      }
      .grow().basis(0)
    }
  }
}
