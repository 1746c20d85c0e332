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
  /// All posts while a filter keeps only some of them.
  @MainActor private static var unfiltered: DataSource<ListedPost>.Elements?

  @MainActor static func run() {
    bk_on_update(
      { likes, _ in
        SourceFeed.shown.update(id: ListedPost.changed) { $0.likes = Int(likes) }
      }, nil)
    bk_on_insert(
      { posts, count, _ in
        SourceFeed.shown.insert(contentsOf: ListedPost.posts(posts, count), at: 0)
      }, nil)
    bk_on_filter(
      { number, _ in MainActor.assumeIsolated { SourceFeed.filter(every: Int(number)) } }, nil)
    FeedWindow.run { SourceFeed(source: shown) }
  }
  @MainActor private static func filter(every number: Int) {
    let posts = unfiltered ?? shown.elements
    if number > 1 {
      unfiltered = posts
      shown.replaceAll(with: posts.filter { $0.id.isMultiple(of: number) })
    } else {
      unfiltered = nil
      shown.replaceAll(with: posts)
    }
  }
}
