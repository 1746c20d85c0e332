import Alidade

/// The posts of a feed, newest first until they are reversed.
struct FeedState: Sendable, Equatable {
  /// A post and the draft of its comment.
  struct Post: Hashable, Sendable {
    let id: Int
    var comment = ""

    /// A Boolean value that is `true` if the post has a video.
    var hasVideo: Bool { id % 5 == 2 }

    var author: String { Post.authors[id % Post.authors.count] }

    var text: String { "Post \(id). " + Post.sentences[id % Post.sentences.count] }

    private static let authors = ["Ada", "Brook", "Chandra", "Dmitri"]
    private static let sentences = [
      "The station has been surveyed, and the line of sight to the church is clear.",
      "Rain.",
      "A short film from the ridge: wait for the fog to lift.",
      """
      We have moved the second mark by a meter and a half, because the wall it stood on is being taken down. Whoever \
      measures from there must read the new figures first.
      """,
    ]
  }

  private(set) var posts: [Post]
  private var next: Int

  init(count: Int) {
    posts = (0..<count).reversed().map { Post(id: $0) }
    next = count
  }

  /// Adds posts at the top.
  mutating func post(_ count: Int) {
    posts.insert(contentsOf: (next..<next + count).reversed().map { Post(id: $0) }, at: 0)
    next += count
  }

  /// Stores the draft of a comment.
  mutating func comment(_ id: Int, _ comment: String) {
    guard let place = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[place].comment = comment
  }

  /// Reverses the order of the posts.
  mutating func reverse() {
    posts.reverse()
  }
}
