import AlidadeNative
import CFeedKit

/// The feed as a list that follows a data source, which knows what changes.
struct SourceFeed: Component {
  let source: DataSource<ListedPost>
  /// Of which number the shown posts have multiples.
  let divisor: Store<Int>
  /// A Boolean value that is `true` if the posts with the most likes come first.
  let isSorted: Store<Bool>

  func body(_ context: Context<NoState>) -> some Component {
    List(posts(context), estimatedRowHeight: 130) { listed in
      PostRow(post: listed.post)
    }
  }

  /// Returns the posts that are shown, in their order.
  private func posts(_ context: Context<NoState>) -> DataSource<ListedPost>.Query {
    let kept = source.filtered(by: context.read(divisor) { $0 }) { $0.id.isMultiple(of: $1) }
    let isSorted = context.read(isSorted) { $0 }
    return isSorted
      ? kept.sorted(by: true) { one, other, _ in ListedPost.isBefore(one, other) } : kept
  }

  /// The source that the harness changes.
  private static let shown = DataSource(ListedPost.all())
  /// The filter that the harness changes.
  private static let divisor = Store(1)
  /// The order that the harness changes.
  private static let isSorted = Store(false)

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
    bk_on_sort({ byLikes, _ in SourceFeed.isSorted.update { $0 = byLikes != 0 } }, nil)
    FeedWindow.run { SourceFeed(source: shown, divisor: divisor, isSorted: isSorted) }
  }
}
