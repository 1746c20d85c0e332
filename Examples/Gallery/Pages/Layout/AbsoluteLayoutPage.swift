import Alidade

/// A page about components with absolute positions.
struct StaticPage: LayoutPage {
  var x = 200.0
  var y = 100.0

  static let name = "AbsoluteLayout"
  static let summary = "Places each component where it says."
  static let family = LayoutFamily.layers
  static let place: Alignment? = .topStart

  static let sections: [ControlSection<StaticPage>] = [
    ControlSection(
      "Position", [.number("x", \.x, -20...320, by: 20), .number("y", \.y, -20...160, by: 20)])
  ]

  var example: ComponentList {
    AbsoluteLayout {
      Tile("map").frame(width: 260, height: 140)
      Tile("pin").position(x: x, y: y)
    }
  }

  var listing: String {
    Listing.block(
      "AbsoluteLayout", [],
      [
        "\(Tile.listing("map")).frame(width: 260, height: 140)",
        "\(Tile.listing("pin")).position(x: \(Listing.number(x)), y: \(Listing.number(y)))",
      ])
  }
}
