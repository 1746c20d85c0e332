import Alidade

/// A list of photos.
struct PhotoList: Component, Equatable {
  let style: PhotoRow.Style

  struct State {
    let folder: PhotoFolder
  }

  func initialState() -> State { State(folder: PhotoFolder.shared) }

  func body(_ context: Context<State>) -> some Component {
    let list = List(
      context.state.folder.photos,
      estimatedRowHeight: style.height + (style.isGrid ? 30 : 12)
    ) { [style, folder = context.state.folder] photo in
      if style.isGrid {
        PhotoCell(photo: photo, style: style) { folder.write(photo) }
      } else {
        PhotoRow(photo: photo, style: style) { folder.write(photo) }
      }
    }
    if !style.isGrid { return list }
    return list.columns(
      .adaptive(minimum: style.height * PhotoRow.Style.ratio + 8), spacing: 4)
  }
}
