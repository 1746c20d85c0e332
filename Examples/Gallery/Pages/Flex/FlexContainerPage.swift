/// A page about a container whose children have flex item properties.
protocol FlexContainerPage: LayoutPage {
  var children: FlexItems { get set }
}

extension FlexContainerPage {
  /// Returns the controls of one child, and a control that selects the child.
  static func childControls(_ titles: [String]) -> ControlSection<Self> {
    ControlSection(
      "Child",
      [
        .choice("Which", \.children.selection, labels: titles),
        .number("Grow", \.children.selected.grow, 0...4, by: 1),
        .number("Shrink", \.children.selected.shrink, 0...4, by: 1),
        .choice("Basis", \.children.selected.basis, Choices.bases),
        .choice("Align self", \.children.selected.alignment, Choices.ownAlignments),
        .choice("Margin", \.children.selected.margin, Choices.margins),
        .count("Order", \.children.selected.order, -3...3),
        .check("Absolute, at the top end", \.children.selected.isAbsolute),
      ])
  }
}
