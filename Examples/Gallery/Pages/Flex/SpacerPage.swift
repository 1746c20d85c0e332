import Alidade

/// A page about spacers, which take the remaining space.
struct SpacerPage: LayoutPage {
  var minimum = 0.0
  var place = 1
  var isSecondShown = false

  static let name = "Spacer"
  static let summary = "Takes the space that is left over in a row or column."
  static let family = LayoutFamily.containers

  static let sections: [ControlSection<SpacerPage>] = [
    ControlSection(
      "Spacer",
      [
        .number("Minimum", \.minimum, 0...160, by: 20),
        .choice("Place", \.place, labels: ["first", "second", "third", "last"]),
        .check("Another one at the end", \.isSecondShown),
      ])
  ]

  var example: ComponentList {
    Row(spacing: 8, alignment: .center) {
      for (position, title) in SpacerPage.titles.enumerated() {
        if position == place { Spacer(minimum: minimum) }
        Tile(title)
      }
      if place == SpacerPage.titles.count { Spacer(minimum: minimum) }
      if isSecondShown { Spacer() }
    }
  }

  var listing: String {
    var lines = SpacerPage.titles.map { Tile.listing($0) }
    lines.insert(Listing.call("Spacer", [.number("minimum", minimum)]), at: place)
    if isSecondShown { lines.append("Spacer()") }
    return Listing.block("Row", [.raw("spacing: 8"), .raw("alignment: .center")], lines)
  }

  private static let titles = ["one", "two", "three"]
}
