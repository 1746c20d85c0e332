import Alidade

/// A page about aspect ratios.
struct RatioPage: LayoutPage {
  var ratio = Named("16 / 9", 16.0 / 9)
  var contentMode = Named("fit", AspectRatio.ContentMode.fit)

  static let name = "AspectRatio"
  static let summary = "Makes a component so many times as wide as high."
  static let family = LayoutFamily.wrappers
  static let place: Alignment? = .center

  static let sections: [ControlSection<RatioPage>] = [
    ControlSection(
      "AspectRatio",
      [
        .choice(
          "AspectRatio", \.ratio,
          [
            Named("1 / 2", 0.5), Named("3 / 4", 0.75), Named("1", 1), Named("4 / 3", 4.0 / 3),
            Named("16 / 9", 16.0 / 9), Named("3", 3),
          ]),
        .choice("Content mode", \.contentMode, [Named("fit", .fit), Named("fill", .fill)]),
      ])
  ]

  var example: ComponentList {
    Tile(ratio.name).aspectRatio(ratio.value, contentMode: contentMode.value)
  }

  var listing: String {
    let ratio = ListingArgument.raw(ratio.name)
    return Tile.listing(self.ratio.name) + "\n  "
      + Listing.call(
        ".aspectRatio", [ratio, .member("contentMode", contentMode, default: "fit")])
  }
}
