import Alidade

/// A list of photos.
struct PhotoList: Component, Equatable {
  let style: PhotoRow.Style

  struct State {
    let folder: PhotoFolder
    /// A Boolean value that is `true` if the files are written.
    var isWritten = false
  }

  func initialState() -> State { State(folder: PhotoFolder.shared) }

  func body(_ context: Context<State>) -> some Component {
    let list = List(
      context.state.folder.photos,
      estimatedRowHeight: style.height + (style.isGrid ? 30 : 12)
    ) { [style, folder = context.state.folder, isWritten = context.state.isWritten] photo in
      if style.isGrid {
        PhotoCell(
          photo: photo, style: style, isWritten: isWritten, restore: Action { folder.write(photo) })
      } else {
        PhotoRow(
          photo: photo, style: style, isWritten: isWritten, restore: Action { folder.write(photo) })
      }
    }
    arranged(list).task {
      await PhotoFolder.write()
      context.update { $0.isWritten = true }
    }
  }

  private func arranged(_ list: List) -> List {
    if !style.isGrid { return list }
    return list.columns(
      .adaptive(minimum: style.height * PhotoRow.Style.ratio + 8), spacing: 4)
  }
}
