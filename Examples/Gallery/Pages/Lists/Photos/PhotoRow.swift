import Alidade

/// A photo with its title.
struct PhotoRow: Component, Equatable {
  /// The presentation of all photos.
  struct Style: Equatable, Sendable {
    var mode: Named<ContentMode>
    var height: Double
    var hasPlaceholder: Bool
    /// A Boolean value that is `true` if photos are next to each other.
    var isGrid = false

    /// The ratio of width to height of all frames.
    static let ratio = 1.5

    var size: ComponentSize { ComponentSize(width: height * Style.ratio, height: height) }
  }

  let photo: Photo
  let style: Style
  /// A Boolean value that is `true` if the files of the photos are written.
  let isWritten: Bool
  /// Puts a missing photo back.
  let restore: Action<Void>

  var body: some Component {
    Row(spacing: 12, alignment: .center) {
      PhotoImage(photo: photo, style: style, isWritten: isWritten, restore: restore)
      Column(spacing: 2) {
        Text(photo.title).weight(.semibold)
        Text("\(photo.width) × \(photo.height), \(style.mode.name)").size(12)
          .color(.secondaryText)
      }
    }
    .padding(horizontal: 12, vertical: 6)
  }
}
