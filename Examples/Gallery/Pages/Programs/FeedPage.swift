import Alidade

/// A page with a feed of posts and comments.
struct FeedPage: LayoutPage {
  var count = 200
  var isKeptByField = false

  static let name = "Feed"
  static let summary =
    "Fields and videos in rows that are recycled and moved, and keep what they were about."
  static let family = LayoutFamily.programs
  static let stage = Stage(width: 520, height: 400)

  static let sections: [ControlSection<FeedPage>] = [
    ControlSection(
      "Feed",
      [
        .count("Posts", \.count, 50...1000, by: 50),
        .check("Fields keep comments", \.isKeptByField),
      ])
  ]

  var example: ComponentList {
    Feed(count: count, isKeptByField: isKeptByField).key(count)
  }

  var listing: String {
    let field =
      isKeptByField
      ? "TextField(\"Comment\")"
      : """
      TextField("Comment", text: post.comment) { comment in
        context.update { $0.comment(post.id, comment) }
      }
      """
    return Listing.block(
      "List", [.raw("posts(\(count))"), .raw("id: \\.id")],
      ["post in"]
        + Listing.block(
          "Column", [.raw("spacing: 8"), .raw("alignment: .stretch")],
          [
            "Text(post.text)", "if let clip = post.clip {",
            "  Video(file: clip).aspectRatio(16 / 9)", "}", field,
          ]
        ).split(separator: "\n").map(String.init))
  }
}
