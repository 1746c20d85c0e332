import Alidade

/// A page about a bar that switches between views.
struct TabBarPage: LayoutPage {
  var isLong = false

  static let name = "TabBar"
  static let summary = "Names of views, one of which is shown; keys and clicks choose another."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 460, height: 200)

  static let sections: [ControlSection<TabBarPage>] = [
    ControlSection("Views", [.check("Long names", \.isLong)])
  ]

  var example: ComponentList { TabBarExample(views: views) }

  private var views: [String] {
    isLong
      ? [
        "The hours of a day", "The days of a week", "The weeks of a month", "The months of a year",
      ]
      : ["Day", "Week", "Month", "Year"]
  }

  var listing: String {
    """
    TabBar(
      "View", selection: context.binding(\\.view),
      choices: [PickerOption(0, "\(views[0])"), …])
    """
  }
}

/// A bar above the view that it has chosen.
struct TabBarExample: Component, Equatable {
  let views: [String]

  func initialState() -> Int { 0 }

  func body(_ context: Context<Int>) -> some Component {
    Column(spacing: 12, alignment: .stretch) {
      TabBar(
        "View", selection: context.binding(\.self),
        choices: views.enumerated().map { PickerOption($0.offset, $0.element) })
      Box(background: Tile.ground, cornerRadius: Tile.cornerRadius) {
        Tile(views[context.state]).aligned(.topStart).padding(12)
      }
      .grow(1)
    }
    .padding(16)
  }
}
