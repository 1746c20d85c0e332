import Alidade

/// A page about components on top of each other.
struct ZStackPage: LayoutPage {
  var alignment = Named("bottomEnd", Alignment.bottomEnd)
  var count = 3

  static let name = "ZStack"
  static let summary = "Lays components over each other; it is as large as the largest."
  static let family = LayoutFamily.layers
  static let place: Alignment? = .center

  static let sections: [ControlSection<ZStackPage>] = [
    ControlSection(
      "ZStack",
      [.choice("Alignment", \.alignment, Choices.places), .count("Layers", \.count, 1...3)])
  ]

  var example: ComponentList {
    ZStack(alignment: alignment.value) {
      for (place, layer) in ZStackPage.layers.prefix(count).enumerated() {
        Tile(layer.title).frame(width: layer.width, height: layer.height).key(place)
      }
    }
  }

  var listing: String {
    Listing.block(
      "ZStack", [.member("alignment", alignment, default: "center")],
      ZStackPage.layers.prefix(count).map { layer in
        "\(Tile.listing(layer.title))"
          + ".frame(width: \(Listing.number(layer.width)), height: \(Listing.number(layer.height)))"
      })
  }

  private static let layers = [
    (title: "one", width: 300.0, height: 170.0), (title: "two", width: 130.0, height: 76.0),
    (title: "3", width: 40.0, height: 32.0),
  ]
}
