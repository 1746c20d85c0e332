import AlidadeNative
import CFeedKit

/// The feed as a list that follows a data source, which knows what changes.
struct SourceFeed: Component {
  let source: DataSource<ListedPost>
  /// Of which number the shown posts have multiples.
  let divisor: Store<Int>

  func body(_ context: Context<NoState>) -> some Component {
    List(
      source.filtered(by: context.read(divisor) { $0 }) { $0.id.isMultiple(of: $1) },
      estimatedRowHeight: 130
    ) { listed in
      PostRow(post: listed.post, likes: listed.likes)
    }
  }

  /// The source that the harness changes.
  private static let shown = DataSource(ListedPost.all())
  /// The filter that the harness changes.
  private static let divisor = Store(1)

  @MainActor static func run() {
    bk_on_update(
      { likes, _ in
        SourceFeed.shown.update(id: ListedPost.changed) { $0.likes = Int(likes) }
      }, nil)
    bk_on_insert(
      { posts, count, _ in
        SourceFeed.shown.insert(contentsOf: ListedPost.posts(posts, count), at: 0)
      }, nil)
    bk_on_filter({ number, _ in SourceFeed.divisor.update { $0 = Int(number) } }, nil)
    FeedWindow.run { SourceFeed(source: shown, divisor: divisor) }
  }
}
