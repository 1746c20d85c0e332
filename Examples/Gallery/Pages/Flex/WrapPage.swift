import Alidade

/// A page about rows that wrap.
struct WrapPage: FlexContainerPage {
  var spacing = 8.0
  var lineSpacing = 8.0
  var alignment = Named("stretch", FlexAlignment.stretch)
  var justification = Named("start", FlexAlignment.start)
  var lineAlignment = Named("start", FlexAlignment.start)
  var children = FlexItems.seven

  static let name = "Wrap"
  static let summary = "A row that goes on in another line when one is full."
  static let family = LayoutFamily.containers

  static let sections: [ControlSection<WrapPage>] = [
    ControlSection(
      "Wrap",
      [
        .number("Spacing", \.spacing, 0...40, by: 4),
        .number("Line spacing", \.lineSpacing, 0...40, by: 4),
        .choice("Alignment", \.alignment, Choices.itemAlignments),
        .choice("Justification", \.justification, Choices.justifications),
        .choice("Line alignment", \.lineAlignment, Choices.lineAlignments),
      ]),
    childControls(["one", "two", "three", "four", "five", "six", "seven"]),
  ]

  var example: ComponentList {
    Wrap(
      spacing: spacing, lineSpacing: lineSpacing, alignment: alignment.value,
      justification: justification.value, lineAlignment: lineAlignment.value
    ) { children.components }
  }

  var listing: String {
    Listing.block(
      "Wrap",
      [
        .number("spacing", spacing), .number("lineSpacing", lineSpacing),
        .member("alignment", alignment, default: "stretch"),
        .member("justification", justification, default: "start"),
        .member("lineAlignment", lineAlignment, default: "start"),
      ], children.lines)
  }
}
