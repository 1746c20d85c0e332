import AlidadeNative
import CFeedKit

/// A post of the feed.
struct Post: Sendable, Identifiable {
  /// The content of a post, apart from its author.
  enum Content: Sendable {
    case text(String)
    case photo(color: Int)
    case poll([(option: String, percent: Int)])
    case advertisement(String)
  }

  let id: Int
  let name: String
  let date: String
  let color: Int
  let content: Content
  let likes: Int

  init(_ item: BKItem) {
    id = Int(item.id)
    name = String(cString: item.name)
    date = String(cString: item.date)
    color = Int(item.color)
    likes = Int(item.likes)
    content = Post.content(of: item)
  }

  private static func content(of item: BKItem) -> Content {
    switch Int(item.kind) {
    case Int(BK_TEXT): return .text(String(cString: item.body))
    case Int(BK_PHOTO): return .photo(color: Int(item.color2))
    case Int(BK_POLL):
      let options = [item.opt.0, item.opt.1, item.opt.2]
      let percents = [item.pct.0, item.pct.1, item.pct.2]
      return .poll(
        zip(options, percents).map { option, percent in
          (option.map { String(cString: $0) } ?? "", Int(percent))
        })
    default: return .advertisement(String(cString: item.ad))
    }
  }
}
