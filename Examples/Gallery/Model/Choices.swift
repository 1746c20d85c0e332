import Alidade

/// The values that parameters can have.
enum Choices {
  static let itemAlignments: [Named<FlexAlignment>] = [
    Named("stretch", .stretch), Named("start", .start), Named("center", .center),
    Named("end", .end), Named("baseline", .baseline),
  ]

  static let ownAlignments = [Named("auto", FlexAlignment.auto)] + itemAlignments

  static let justifications: [Named<FlexAlignment>] = [
    Named("start", .start), Named("center", .center), Named("end", .end),
    Named("spaceBetween", .spaceBetween), Named("spaceAround", .spaceAround),
    Named("spaceEvenly", .spaceEvenly),
  ]

  static let lineAlignments = [Named("stretch", FlexAlignment.stretch)] + justifications

  static let directions: [Named<FlexDirection>] = [
    Named("row", .row), Named("rowReverse", .rowReverse), Named("column", .column),
    Named("columnReverse", .columnReverse),
  ]

  static let wraps: [Named<FlexWrap>] = [
    Named("noWrap", .noWrap), Named("wrap", .wrap), Named("wrapReverse", .wrapReverse),
  ]

  static let margins: [Named<FlexLength>] = [
    Named("0", 0), Named("8", 8), Named("20", 20), Named("auto", .auto),
  ]

  static let bases: [Named<FlexLength>] = [
    Named("auto", .auto), Named("content", .content), Named("0", 0), Named("120", 120),
    Named("50%", .percent(50)),
  ]

  static let places: [Named<Alignment>] = [
    Named("topStart", .topStart), Named("top", .top), Named("topEnd", .topEnd),
    Named("start", .start), Named("center", .center), Named("end", .end),
    Named("bottomStart", .bottomStart), Named("bottom", .bottom), Named("bottomEnd", .bottomEnd),
  ]

  static let cellAlignments: [Named<GridAlignment>] = [
    Named("stretch", .stretch), Named("start", .start), Named("center", .center),
    Named("end", .end), Named("baseline", .baseline),
  ]
}
