import Alidade

/// The picture of a photo, or what went wrong while it was loaded.
struct PhotoImage: Component {
  let photo: Photo
  let style: PhotoRow.Style
  /// Puts a missing photo back.
  let restore: @MainActor @Sendable () -> Void

  var body: some Component {
    Box(border: Border(color: .separator)) {
      AsyncImage(file: photo.path, label: photo.title, size: style.size)
        .contentMode(style.mode.value)
        .placeholder { if style.hasPlaceholder { Box(background: Tile.ground) } }
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
    .shrink(0)
  }
}
