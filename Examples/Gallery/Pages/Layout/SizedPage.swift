import Alidade

/// A page about components with a given size.
struct SizedPage: LayoutPage {
  var width = Named("50%", FlexLength.percent(50))
  var height = Named("auto", FlexLength.auto)
  var minWidth = Named("auto", FlexLength.auto)
  var maxWidth = Named("auto", FlexLength.auto)
  var isKept = false

  static let name = "Frame"
  static let summary = "Gives a component a size, or bounds for it, in points or in percent."
  static let family = LayoutFamily.wrappers

  static let sections: [ControlSection<SizedPage>] = [
    ControlSection(
      "Frame",
      [
        .choice("Width", \.width, lengths), .choice("Height", \.height, lengths),
        .choice("Smallest width", \.minWidth, bounds), .choice("Largest width", \.maxWidth, bounds),
        .check("Does not shrink", \.isKept),
      ])
  ]

  private static let lengths: [Named<FlexLength>] = [
    Named("auto", .auto), Named("80", 80), Named("160", 160), Named("400", 400),
    Named("50%", .percent(50)), Named("100%", .percent(100)),
  ]
  private static let bounds: [Named<FlexLength>] = [
    Named("auto", .auto), Named("120", 120), Named("260", 260), Named("75%", .percent(75)),
  ]

  var example: ComponentList {
    Row(spacing: 8, alignment: .start) {
      if isKept { sized.shrink(0) } else { sized }
      Tile("two").frame(width: 120)
    }
  }

  private var sized: some Component {
    Tile("one", isSelected: true).frame(
      width: width.value, height: height.value, minWidth: minWidth.value, maxWidth: maxWidth.value)
  }

  var listing: String {
    let frame = Listing.call(
      ".frame",
      [
        .length("width", width, default: "auto"), .length("height", height, default: "auto"),
        .length("minWidth", minWidth, default: "auto"),
        .length("maxWidth", maxWidth, default: "auto"),
      ])
    return Listing.block(
      "Row", [.raw("spacing: 8"), .raw("alignment: .start")],
      [
        "\(Tile.listing("one"))\(frame)\(isKept ? ".shrink(0)" : "")",
        "\(Tile.listing("two")).frame(width: 120)",
      ])
  }
}
