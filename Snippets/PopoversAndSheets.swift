// A popover with a filter, a sheet that asks for an album, and a tooltip with a picture of it.

import Alidade
import AlidadeHeadless

struct Album: Hashable, Identifiable {
  let id: String
  var year = 1971
}

struct Albums: Component {
  struct State {
    var albums = [Album(id: "Blue"), Album(id: "Hejira", year: 1976)]
    var isFiltering = false
    var edited: Album?
    var firstYear = 1970.0
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8, alignment: .start) {
      Button("Filter") { context.update { $0.isFiltering = true } }
        .popover("Filter", isPresented: context.binding(\.isFiltering)) {
          Stepper("From", value: context.binding(\.firstYear), in: 1900...2100).padding(12)
        }
      ForEach(context.state.albums.filter { Double($0.year) >= context.state.firstYear }) { album in
        Button(album.id) { context.update { $0.edited = album } }
          .tooltip("\(album.id), \(album.year)") { AlbumCard(album: album) }
      }
      Button("Add") { Task { await add(context) } }
    }
    .sheet("Edit album", item: context.binding(\.edited)) { album in
      AlbumForm(album: album) { changed in
        context.update { $0.replace(album, by: changed) }
      }
    }
  }

  @MainActor private func add(_ context: Context<State>) async {
    let album = await context.window.presentSheet("New album") { answer in
      AlbumForm(album: Album(id: "")) { answer($0) }
    }
    if let album { context.update { $0.albums.append(album) } }
  }
}

extension Albums.State {
  mutating func replace(_ album: Album, by changed: Album) {
    if let place = albums.firstIndex(of: album) { albums[place] = changed }
    edited = nil
  }
}

struct AlbumForm: Component {
  let album: Album
  let save: @MainActor @Sendable (Album) -> Void

  struct State {
    var title = ""
  }
  func initialState() -> State { State(title: album.id) }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 12) {
      TextField("Title", text: context.binding(\.title)).defaultFocus()
      Button("Save", kind: .prominent) { save(Album(id: context.state.title, year: album.year)) }
    }
    .padding(20)
    .frame(width: 300)
  }
}

struct AlbumCard: Component, Equatable {
  let album: Album

  var body: some Component {
    Column(spacing: 4) {
      Text(album.id).weight(.bold)
      Text("\(album.year)").color(.secondaryText)
    }
    .padding(8)
  }
}

let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Albums() }

// snippet.hide
@MainActor func show() {
  view.settle()
  print(view.root.visibleTexts)
}

show()
