import AlidadeNative
import CFeedKit

/// The feed as a list of all posts, which is compared with the previous one after each change.
struct ModelFeed: Component {
  let posts: [ListedPost]

  var body: some Component {
    List(posts, estimatedRowHeight: 130) { listed in
      PostRow(post: listed.post, likes: listed.likes)
    }
  }

  /// The posts that the harness changes.
  @MainActor private static var shown = ListedPost.all() {
    didSet { FeedWindow.view?.setContent { ModelFeed(posts: shown) } }
  }

  @MainActor static func run() {
    bk_on_update(
      { likes, _ in
        MainActor.assumeIsolated { ModelFeed.shown[ListedPost.changed].likes = Int(likes) }
      }, nil)
    bk_on_insert(
      { posts, count, _ in
        let posts = ListedPost.posts(posts, count)
        MainActor.assumeIsolated { ModelFeed.shown.insert(contentsOf: posts, at: 0) }
      }, nil)
    FeedWindow.run { ModelFeed(posts: shown) }
  }
}
