import Alidade

/// A photo above its title, in a grid.
struct PhotoCell: Component {
  let photo: Photo
  let style: PhotoRow.Style
  /// Puts a missing photo back.
  let restore: @MainActor @Sendable () -> Void

  var body: some Component {
    Column(spacing: 2, alignment: .center) {
      PhotoImage(photo: photo, style: style, restore: restore)
      Text(photo.title).size(12)
    }
    .padding(4)
  }
}
