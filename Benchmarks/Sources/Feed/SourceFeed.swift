import AlidadeNative
import CFeedKit

/// The feed as a list that follows a data source, which knows what changes.
struct SourceFeed: Component {
  let source: DataSource<ListedPost>

  var body: some Component {
    List(source, estimatedRowHeight: 130) { listed in
      PostRow(post: listed.post, likes: listed.likes)
    }
  }

  /// The source that the harness changes.
  private static let shown = DataSource(ListedPost.all())

  @MainActor static func run() {
    bk_on_update(
      { likes, _ in
        SourceFeed.shown.update(id: ListedPost.changed) { $0.likes = Int(likes) }
      }, nil)
    bk_on_insert(
      { posts, count, _ in
        SourceFeed.shown.insert(contentsOf: ListedPost.posts(posts, count), at: 0)
      }, nil)
    FeedWindow.run { SourceFeed(source: shown) }
  }
}
