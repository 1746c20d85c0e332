import Alidade

/// A page about all properties of flexbox.
struct FlexPage: FlexContainerPage {
  var direction = Named("row", FlexDirection.row)
  var wrap = Named("wrap", FlexWrap.wrap)
  var rowGap = 8.0
  var columnGap = 8.0
  var justification = Named("spaceBetween", FlexAlignment.spaceBetween)
  var alignment = Named("center", FlexAlignment.center)
  var lineAlignment = Named("center", FlexAlignment.center)
  var padding = 12.0
  var children = FlexItems.seven

  static let name = "Flex"
  static let summary = "All that CSS flexbox knows, with its words and its defaults."
  static let family = LayoutFamily.containers

  static let sections: [ControlSection<FlexPage>] = [
    ControlSection(
      "Flex",
      [
        .choice("Direction", \.direction, Choices.directions),
        .choice("Wrap", \.wrap, Choices.wraps),
        .number("Row gap", \.rowGap, 0...40, by: 4),
        .number("Column gap", \.columnGap, 0...40, by: 4),
        .number("Padding", \.padding, 0...40, by: 4),
        .choice("Justification", \.justification, Choices.justifications),
        .choice("Alignment", \.alignment, Choices.itemAlignments),
        .choice("Line alignment", \.lineAlignment, Choices.lineAlignments),
      ]),
    childControls(["one", "two", "three", "four", "five", "six", "seven"]),
  ]

  var example: ComponentList {
    Flex(
      direction: direction.value, wrap: wrap.value, rowGap: .points(rowGap),
      columnGap: .points(columnGap), justification: justification.value,
      alignment: alignment.value, lineAlignment: lineAlignment.value,
      padding: FlexEdges(all: .points(padding))
    ) { children.components }
  }

  var listing: String {
    let edges = "padding: FlexEdges(all: \(Listing.number(padding)))"
    return Listing.block(
      "Flex",
      [
        .member("direction", direction, default: "row"),
        .member("wrap", wrap, default: "noWrap"),
        .number("rowGap", rowGap), .number("columnGap", columnGap),
        .member("justification", justification, default: "flexStart"),
        .member("alignment", alignment, default: "stretch"),
        .member("lineAlignment", lineAlignment, default: "stretch"),
        padding == 0 ? ListingArgument(text: nil) : .raw(edges),
      ], children.lines)
  }
}
