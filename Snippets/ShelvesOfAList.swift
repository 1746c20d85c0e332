// Shelves of covers that scroll sideways, in a list that scrolls up and down.

import Alidade
import AlidadeHeadless

struct Album: Identifiable {
  let id: Int
  var title: String { "album \(id)" }
}

struct Genre: Identifiable {
  let id: String
  let albums: [Album]
}

let genres = ["Blues", "Folk", "Jazz"].enumerated().map { place, name in
  Genre(id: name, albums: (0..<1_000).map { Album(id: place * 1_000 + $0) })
}

struct Shelves: Component {
  var body: some Component {
    // snippet.show
    List(genres) { genre in
      Text(genre.id)
      List(genre.albums, estimatedRowHeight: 120) { album in
        Text(album.title).frame(width: 120)
      }
      .axis(.horizontal)
      .frame(height: 80)
    }
    // snippet.hide
  }
}

let view = HeadlessHostingView(size: Size(width: 360, height: 200)) { Shelves() }

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter {
    $0 is HeadlessTextView && $0.isVisible && $0.frameInRoot.minY < 200
      && $0.frameInRoot.minX < 360 && $0.frameInRoot.maxX > 0
  }
  for y in Set(texts.map(\.frameInRoot.minY)).sorted() {
    let line = texts.filter { $0.frameInRoot.minY == y }
    print(
      line.sorted { $0.frameInRoot.minX < $1.frameInRoot.minX }.compactMap(\.visibleTexts.first))
  }
}

show()
// A wheel that turns sideways scrolls the shelf under the pointer.
let shelves = view.root.descendants.compactMap { $0 as? HeadlessScrollView }.dropFirst()
shelves.first?.scroll(by: Point(x: 60_000, y: 0))
show()
