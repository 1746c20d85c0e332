import Alidade

/// A page about columns.
struct ColumnPage: FlexContainerPage {
  var spacing = 8.0
  var alignment = Named("start", FlexAlignment.start)
  var justification = Named("start", FlexAlignment.start)
  var children = FlexItems.three

  static let name = "Column"
  static let summary = "Children below each other, from top to bottom."
  static let family = LayoutFamily.containers

  static let sections: [ControlSection<ColumnPage>] = [
    ControlSection(
      "Column",
      [
        .number("Spacing", \.spacing, 0...40, by: 4),
        .choice("Alignment", \.alignment, Choices.itemAlignments),
        .choice("Justification", \.justification, Choices.justifications),
      ]),
    childControls(["one", "two", "three"]),
  ]

  var example: ComponentList {
    Column(spacing: spacing, alignment: alignment.value, justification: justification.value) {
      children.components
    }
  }

  var listing: String {
    Listing.block(
      "Column",
      [
        .number("spacing", spacing), .member("alignment", alignment, default: "stretch"),
        .member("justification", justification, default: "start"),
      ], children.lines)
  }
}
