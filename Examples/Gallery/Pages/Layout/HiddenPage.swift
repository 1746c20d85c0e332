import Alidade

/// A page about hidden components, which keep their space.
struct HiddenPage: LayoutPage {
  var isHidden = true
  var hidden = 1

  static let name = "Hidden"
  static let summary = "Keeps the space of a component without showing it."
  static let family = LayoutFamily.wrappers

  static let sections: [ControlSection<HiddenPage>] = [
    ControlSection(
      "Hidden",
      [
        .check("Hidden", \.isHidden),
        .choice("Which", \.hidden, labels: ["one", "two", "three"]),
      ])
  ]

  var example: ComponentList {
    Row(spacing: 8, alignment: .center, justification: .center) {
      for (place, title) in HiddenPage.titles.enumerated() {
        Tile(title).hidden(isHidden && place == hidden).key(place)
      }
    }
  }

  var listing: String {
    let lines = HiddenPage.titles.enumerated().map { place, title in
      Tile.listing(title) + (place == hidden ? ".hidden(\(isHidden ? "" : "false"))" : "")
    }
    return Listing.block(
      "Row", [.raw("spacing: 8"), .raw("alignment: .center"), .raw("justification: .center")], lines
    )
  }

  private static let titles = ["one", "two", "three"]
}
