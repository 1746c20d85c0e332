import AlidadeNative
import CFeedKit

/// The feed as a list of all posts, which is compared with the previous one after each change.
struct ModelFeed: Component {
  /// All posts; two are equal after the same number of changes.
  struct Model: Sendable, Equatable {
    private(set) var posts = ListedPost.all()
    private var changeCount = 0

    mutating func change(_ change: (inout [ListedPost]) -> Void) {
      changeCount += 1
      change(&posts)
    }

    static func == (one: Model, other: Model) -> Bool { one.changeCount == other.changeCount }
  }

  let model: Store<Model>

  func body(_ context: Context<NoState>) -> some Component {
    List(context.read(model) { $0 }.posts, estimatedRowHeight: 130) { listed in
      PostRow(post: listed.post, likes: listed.likes)
    }
  }

  /// The model that the harness changes.
  private static let shown = Store(Model())
  /// All posts while a filter keeps only some of them.
  @MainActor private static var unfiltered: [ListedPost]?

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
      { number, _ in MainActor.assumeIsolated { ModelFeed.filter(every: Int(number)) } }, nil)
    FeedWindow.run { ModelFeed(model: shown) }
  }
  @MainActor private static func filter(every number: Int) {
    let posts = unfiltered ?? shown.state.posts
    unfiltered = number > 1 ? posts : nil
    shown.update { model in
      model.change { $0 = number > 1 ? posts.filter { $0.id.isMultiple(of: number) } : posts }
    }
  }
}
