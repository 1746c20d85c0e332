import Alidade

/// The picture of a photo, or what went wrong while it was loaded.
struct PhotoImage: Component, Equatable {
  let photo: Photo
  let style: PhotoRow.Style
  /// A Boolean value that is `true` if the files of the photos are written.
  let isWritten: Bool
  /// Puts a missing photo back.
  let restore: Action<Void>

  var body: some Component {
    Box(border: Border(color: .separator)) {
      if isWritten {
        image
      } else {
        // As large as the image, so that nothing moves when the files are written.
        Box(background: style.hasPlaceholder ? Tile.ground : nil)
          .frame(width: style.height * PhotoRow.Style.ratio, height: style.height)
      }
    }
    .shrink(0)
  }

  private var image: some Component {
    AsyncImage(file: photo.path, label: photo.title, size: style.size)
      .contentMode(style.mode.value)
      .placeholder { placeholder }
      .failure { [restore] failure in
        Center {
          Column(spacing: 4, alignment: .center) {
            Text(failure.error.message).size(11).color(.secondaryText).lineLimit(1)
            Button("Try again") {
              restore()
              failure.retry()
            }
          }
        }
      }
  }

  @ComponentBuilder private var placeholder: ComponentList {
    if style.hasPlaceholder { Box(background: Tile.ground) }
  }
}
