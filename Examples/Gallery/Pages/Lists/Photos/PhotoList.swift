import Alidade

/// A list of photos.
struct PhotoList: Component, Equatable {
  let style: PhotoRow.Style

  struct State {
    let folder: PhotoFolder
  }

  func initialState() -> State { State(folder: PhotoFolder.shared) }

  func body(_ context: Context<State>) -> some Component {
    List(
      context.state.folder.photos, estimatedRowHeight: style.height + 12
    ) { [style, folder = context.state.folder] photo in
      PhotoRow(photo: photo, style: style) {
        folder.write(photo)
      }
    }
  }
}
