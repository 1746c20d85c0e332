// Rows of a list show photos that a fetcher loads. The rows that are scrolled away give their views
// to others, and never their photos.

import Alidade
import AlidadeHeadless

struct Author: Identifiable, Equatable {
  let id: Int
  var photo: String { "photo:\(id)" }
}

struct AuthorRow: Component {
  let author: Author

  var body: some Component {
    Row(spacing: 8, alignment: .center) {
      AsyncImage(url: author.photo, size: ComponentSize(width: 32, height: 32))
        .contentMode(.fill)
        .placeholder { Text("…") }
        .failure { failure in
          Pressable(action: { failure.retry() }) { Text("↻") }
        }
      Text("Author \(author.id)")
    }
  }
}

// snippet.archive
struct Archive: ImageFetcher {
  let photos: [String: [UInt8]]

  func fetch(_ url: String, upTo limit: Int) async throws -> [UInt8] {
    guard let photo = photos[url] else {
      throw ImageError("There is no such photo.", isPermanent: true)
    }
    return photo
  }
}
// snippet.end

// snippet.hide
/// The head of a PNG, which is enough for a window without a display.
let png: [UInt8] =
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
  + [0, 0, 0, 64, 0, 0, 0, 64]
let authors = (0..<1000).map(Author.init)
let archive = Archive(
  photos: Dictionary(uniqueKeysWithValues: authors.dropFirst(2).map { ($0.photo, png) }))
// snippet.show
let images = ImageLoader(fetcher: archive)
let controller = ListController()
let view = HeadlessHostingView(size: Size(width: 200, height: 96)) {
  List(authors, estimatedRowHeight: 32, controller: controller) { AuthorRow(author: $0) }
    .environment(ImageLoading.self, images)
}
// snippet.hide
@MainActor func show() async {
  while view.root.visibleTexts.contains("…") {
    await Task.yield()
    view.settle()
  }
  let photos = view.root.descendants.filter { $0 is HeadlessImageView && $0.isVisible }
  print(view.root.visibleTexts, "\(photos.count) photos")
}
// snippet.show

await show()
controller.offset = 32_000
await show()

// snippet.hide
#if HTTP
// snippet.show
import AlidadeHTTP

struct Authors: Component {
  static let images = ImageLoader(fetcher: HTTPImageFetcher())

  let authors: [Author]

  var body: some Component {
    List(authors) { AuthorRow(author: $0) }.environment(ImageLoading.self, Authors.images)
  }
}
// snippet.hide
#endif
