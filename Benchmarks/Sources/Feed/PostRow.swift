import AlidadeGTK
import AlidadeNative

/// A post, with the same content and the same shape as the row of the program in C.
struct PostRow: Component {
  let post: Post

  var body: some Component {
    switch post.content {
    case .advertisement(let text):
      Row(spacing: 8) {
        Text(text, style: PostRow.style).grow().basis(0)
        Button("Open") {}.shrink(0)
      }
      .padding(12)
    default:
      Column(spacing: 8) {
        Row(spacing: 8) {
          Box(background: PostRow.colors[post.color & 7]).frame(width: 40, height: 40).shrink(0)
          Column(spacing: 2) {
            Text(post.name, style: PostRow.bold).lineLimit(1)
            Text(post.date, style: PostRow.style).lineLimit(1)
          }
        }
        PostContent(post: post)
      }
      .padding(12)
    }
  }

  static let style = TextStyle(size: 13.333, color: .black)
  static let bold = TextStyle(size: 13.333, weight: .bold, color: .black)
  static let colors = [
    Color(hex: 0xC0392B), Color(hex: 0x27AE60), Color(hex: 0x2980B9), Color(hex: 0x8E44AD),
    Color(hex: 0xD35400), Color(hex: 0x16A085), Color(hex: 0x2C3E50), Color(hex: 0x7F8C8D),
  ]
}

/// The content below the name of a post.
struct PostContent: Component {
  let post: Post

  var body: some Component {
    switch post.content {
    case .text(let text): Text(text, style: PostRow.style)
    case .photo(let color):
      Box(background: PostRow.colors[color & 7]).frame(width: 320, height: 180)
        .alignSelf(.start)
      Text("Likes \(post.likes)", style: PostRow.style).lineLimit(1)
    case .poll(let options):
      for (place, option) in options.enumerated() {
        Row(spacing: 8) {
          Text(option.option, style: PostRow.style).lineLimit(1).grow().basis(0)
          Text("\(option.percent)%", style: PostRow.style).lineLimit(1)
        }
        .key(place)
      }
    case .advertisement: ComponentList()
    }
  }
}
