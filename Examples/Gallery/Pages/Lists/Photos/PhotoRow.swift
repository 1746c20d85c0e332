import Alidade

/// A photo with its title.
struct PhotoRow: Component {
  /// The presentation of all photos.
  struct Style: Equatable, Sendable {
    var mode: Named<ContentMode>
    var height: Double
    var hasPlaceholder: Bool

    /// The ratio of width to height of all frames.
    static let ratio = 1.5

    var size: ComponentSize { ComponentSize(width: height * Style.ratio, height: height) }
  }

  let photo: Photo
  let style: Style
  /// Puts a missing photo back.
  let restore: @MainActor @Sendable () -> Void

  var body: some Component {
    Row(spacing: 12, alignment: .center) {
      Box(border: Border(color: .separator)) { image }.shrink(0)
      Column(spacing: 2) {
        Text(photo.title).weight(.semibold)
        Text("\(photo.width) × \(photo.height), \(style.mode.name)").size(12)
          .color(.secondaryText)
      }
    }
    .padding(horizontal: 12, vertical: 6)
  }

  private var image: AsyncImage {
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
}
