// A long list between other components that scroll along with it.

import Alidade
import AlidadeHeadless

struct Song: Identifiable {
  let id: Int
}

struct SongRow: Component {
  let song: Song

  var body: some Component { Text("song \(song.id)").frame(height: 40) }
}

let songs = (1...1_000).map(Song.init)

struct Album: Component {
  var body: some Component {
    // snippet.show
    Scroll {
      Text("Songs")
      List(songs) { song in SongRow(song: song) }
      Text("\(songs.count) songs")
    }
    // snippet.hide
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 120)) { Album() }

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter {
    $0 is HeadlessTextView && $0.isVisible && $0.frameInRoot.minY < 120 && $0.frameInRoot.maxY > 0
  }
  print(texts.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.compactMap(\.visibleText))
}

show()
let page = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
for _ in 0..<20 {
  page?.scroll(by: 10_000)
  view.settle()
}
show()
