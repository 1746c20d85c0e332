/// A page and the stage on which it is shown.
struct Exhibit: Equatable, Sendable {
  var layout: AnyLayoutPage
  var stage: Stage

  init(_ page: any LayoutPage) {
    layout = AnyLayoutPage(page: page)
    stage = type(of: page).stage
  }

  /// All that can be changed.
  var controls: [ControlGroup] { layout.page.controls + [stage.group] }

  /// Does what a control was used for.
  mutating func apply(_ change: ControlChange) {
    layout.page.apply(change)
    stage.apply(change)
  }

  /// One for each layout, family by family.
  static let all: [Exhibit] = [
    Exhibit(RowPage()), Exhibit(ColumnPage()), Exhibit(WrapPage()), Exhibit(FlexPage()),
    Exhibit(SpacerPage()),
    Exhibit(InsetPage()), Exhibit(CenterPage()), Exhibit(AlignedPage()), Exhibit(RatioPage()),
    Exhibit(SizedPage()), Exhibit(HiddenPage()), Exhibit(DirectedPage()),
    Exhibit(OverlayPage()), Exhibit(BackgroundPage()), Exhibit(ZStackPage()),
    Exhibit(StaticPage()),
    Exhibit(GridPage()), Exhibit(LayoutReaderPage()),
    Exhibit(ControlsPage()),
    Exhibit(TextFieldPage()),
    Exhibit(FormPage()), Exhibit(FeedPage()),
  ]

  /// The place of a layout in ``all`` by its name, in letters of either case.
  static func place(of name: String) -> Int? {
    all.firstIndex { $0.layout.name.lowercased() == name.lowercased() }
  }
}
