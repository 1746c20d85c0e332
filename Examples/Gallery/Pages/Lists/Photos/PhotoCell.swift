import Alidade

/// A photo above its title, in a grid.
struct PhotoCell: Component, Equatable {
  let photo: Photo
  let style: PhotoRow.Style
  /// A Boolean value that is `true` if the files of the photos are written.
  let isWritten: Bool
  /// Puts a missing photo back.
  let restore: Action<Void>

  var body: some Component {
    Column(spacing: 2, alignment: .center) {
      PhotoImage(photo: photo, style: style, isWritten: isWritten, restore: restore)
      Text(photo.title).size(12)
    }
    .padding(4)
  }
}
