import Alidade

/// A page about rows.
struct RowPage: FlexContainerPage {
  var spacing = 8.0
  var alignment = Named("center", FlexAlignment.center)
  var justification = Named("start", FlexAlignment.start)
  var children = FlexItems.three

  static let name = "Row"
  static let summary = "Children next to each other, from where lines begin."
  static let family = LayoutFamily.containers

  static let sections: [ControlSection<RowPage>] = [
    ControlSection(
      "Row",
      [
        .number("Spacing", \.spacing, 0...40, by: 4),
        .choice("Alignment", \.alignment, Choices.itemAlignments),
        .choice("Justification", \.justification, Choices.justifications),
      ]),
    childControls(["one", "two", "three"]),
  ]

  var example: ComponentList {
    Row(spacing: spacing, alignment: alignment.value, justification: justification.value) {
      children.components
    }
  }

  var listing: String {
    Listing.block(
      "Row",
      [
        .number("spacing", spacing), .member("alignment", alignment, default: "stretch"),
        .member("justification", justification, default: "start"),
      ], children.lines)
  }
}
