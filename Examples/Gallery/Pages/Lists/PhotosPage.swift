import Alidade

/// A page with photos that are loaded from files while the user scrolls.
struct PhotosPage: LayoutPage {
  var mode = PhotosPage.modes[1]
  var height = 80.0
  var hasPlaceholder = true
  var isGrid = false

  static let name = "Photos"
  static let summary =
    "Photos from files, loaded while you scroll. Every tenth is missing until you try again."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 520, height: 400)

  private static let modes: [Named<ContentMode>] = [
    Named("fit", .fit), Named("fill", .fill), Named("stretch", .stretch),
    Named("center", .center),
  ]

  static let sections: [ControlSection<PhotosPage>] = [
    ControlSection(
      "Photos",
      [
        .choice("Content mode", \.mode, modes),
        .number("Height", \.height, 40...200, by: 20),
        .check("Placeholder", \.hasPlaceholder),
        .check("Grid", \.isGrid),
      ])
  ]

  var example: ComponentList {
    PhotoList(
      style: PhotoRow.Style(
        mode: mode, height: height, hasPlaceholder: hasPlaceholder, isGrid: isGrid))
  }

  var listing: String {
    let placeholder =
      hasPlaceholder
      ? ["  .placeholder { Box(background: .accent.opacity(0.14)) }"] : []
    let width = Listing.number(PhotoRow.Style.ratio * height)
    let lines =
      [
        "photo in", "AsyncImage(",
        "  file: photo.path, label: photo.title,",
        "  size: ComponentSize(width: \(width), height: \(Listing.number(height))))",
      ]
      + (mode.value == .fit ? [] : ["  .contentMode(.\(mode.name))"])
      + placeholder
      + [
        "  .failure { failure in",
        "    Text(failure.error.message)",
        "    Button(\"Try again\") { failure.retry() }",
        "  }",
      ]
    let list = Listing.block("List", [.raw("photos")], lines)
    if !isGrid { return list }
    return list + "\n.columns(.adaptive(minimum: \(width)), spacing: 4)"
  }
}
