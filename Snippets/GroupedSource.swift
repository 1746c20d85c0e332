// A list of the elements of a data source, divided into sections. The list follows the source: a
// song that is added comes to its album.

import Alidade
import AlidadeTesting
import Testing

struct Song: Identifiable, Sendable {
  let id: Int
  let title: String
  let album: String
}

struct Albums: Component {
  let songs: DataSource<Song>

  var body: some Component {
    List(songs.sorted(by: \.title).grouped(by: \.album)) { song in
      Text(song.title)
    } header: { album in
      Text("\(album.id) (\(album.elements.count))").background(.yellow)
    }
  }
}

// snippet.hide
let songs = DataSource([
  Song(id: 1, title: "Blue in Green", album: "Kind of Blue"),
  Song(id: 2, title: "Naima", album: "Giant Steps"),
  Song(id: 3, title: "All Blues", album: "Kind of Blue"),
])

let app = TestHost(size: Size(width: 240, height: 300)) { Albums(songs: songs) }
print(app.visibleTexts.joined(separator: ", "))
songs.append(Song(id: 4, title: "Cousin Mary", album: "Giant Steps"))
app.settle()
print(app.visibleTexts.joined(separator: ", "))
