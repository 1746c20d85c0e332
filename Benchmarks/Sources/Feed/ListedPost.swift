import CFeedKit

/// A post in the model of a list: a reference to its content, as large as the pointer by which a
/// program in C refers to it.
struct ListedPost: Sendable, Identifiable {
  // Proof: what the pointer refers to is complete before the post is listed, and never changes.
  private nonisolated(unsafe) let item: UnsafePointer<BKItem>

  private init(_ item: UnsafePointer<BKItem>) { self.item = item }

  /// The number of likes; a post with other likes has content of its own, which is never released,
  /// like that of the kit.
  var likes: Int {
    get { Int(item.pointee.likes) }
    set {
      let changed = UnsafeMutablePointer<BKItem>.allocate(capacity: 1)
      changed.initialize(to: item.pointee)
      changed.pointee.likes = Int32(newValue)
      self = ListedPost(changed)
    }
  }

  var id: Int { Int(item.pointee.id) }

  /// The content, which is created on access.
  var post: Post { Post(item.pointee) }

  /// Returns `true` if a post has more likes than another one, or as many and a lower id.
  static func isBefore(_ one: ListedPost, _ other: ListedPost) -> Bool {
    one.likes != other.likes ? one.likes > other.likes : one.id < other.id
  }

  /// The number of posts in the feed.
  static let count = Int(bk_n(1000))

  /// The id of the post that the harness changes.
  static let changed = Int(bk_first_photo(Int32(count)))

  /// Returns the posts of the feed.
  static func all() -> [ListedPost] { posts(bk_feed(Int32(count)), Int32(count)) }

  /// Returns the posts of an array of the kit.
  static func posts(_ items: UnsafePointer<BKItem>?, _ count: Int32) -> [ListedPost] {
    guard let items else { return [] }
    return (0..<Int(count)).map { ListedPost(items + $0) }
  }
}
