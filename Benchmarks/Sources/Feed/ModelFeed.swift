import AlidadeNative
import CFeedKit

/// The feed as a list of all posts, which is compared with the previous one after each change.
struct ModelFeed: Component {
  /// All posts; two are equal after the same number of changes.
  struct Model: Sendable, Equatable {
    private var posts = ListedPost.all()
    /// Of which number the shown posts have multiples.
    private var divisor = 1
    /// A Boolean value that is `true` if the posts with the most likes come first.
    private var isSorted = false
    private var changeCount = 0

    /// The posts that the filter keeps, in their order.
    var shown: [ListedPost] {
      let kept = divisor > 1 ? posts.filter { $0.id.isMultiple(of: divisor) } : posts
      return isSorted ? kept.sorted(by: ListedPost.isBefore) : kept
    }

    mutating func change(_ change: (inout [ListedPost]) -> Void) {
      changeCount += 1
      change(&posts)
    }

    mutating func show(multiplesOf divisor: Int) {
      changeCount += 1
      self.divisor = divisor
    }

    mutating func sort(byLikes isSorted: Bool) {
      changeCount += 1
      self.isSorted = isSorted
    }

    static func == (one: Model, other: Model) -> Bool { one.changeCount == other.changeCount }
  }

  let model: Store<Model>

  func body(_ context: Context<NoState>) -> some Component {
    List(context.read(model) { $0 }.shown, estimatedRowHeight: 130) { listed in
      PostRow(post: listed.post)
    }
  }

  /// The model that the harness changes.
  private static let shown = Store(Model())

  @MainActor static func run() {
    bk_on_update(
      { likes, _ in
        ModelFeed.shown.update { $0.change { $0[ListedPost.changed].likes = Int(likes) } }
      }, nil)
    bk_on_insert(
      { posts, count, _ in
        let posts = ListedPost.posts(posts, count)
        ModelFeed.shown.update { $0.change { $0.insert(contentsOf: posts, at: 0) } }
      }, nil)
    bk_on_filter(
      { number, _ in ModelFeed.shown.update { $0.show(multiplesOf: Int(number)) } }, nil)
    bk_on_sort(
      { byLikes, _ in ModelFeed.shown.update { $0.sort(byLikes: byLikes != 0) } }, nil)
    FeedWindow.run { ModelFeed(model: shown) }
  }
}
