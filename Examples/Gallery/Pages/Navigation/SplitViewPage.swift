import Alidade

/// A page about a sidebar and content.
struct SplitViewPage: LayoutPage {
  var minimum = 100.0
  var maximum = 260.0
  var limit = 320.0
  var isSidebarShown = true

  static let name = "SplitView"
  static let summary =
    "A sidebar and content: drag the border, or make the stage narrower than the limit."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 520, height: 300)

  static let sections: [ControlSection<SplitViewPage>] = [
    ControlSection(
      "Sidebar",
      [
        .number("Minimum", \.minimum, 40...200, by: 20),
        .number("Maximum", \.maximum, 120...400, by: 20),
        .number("Collapses below", \.limit, 0...520, by: 40),
        .check("Sidebar shown", \.isSidebarShown),
      ])
  ]

  var example: ComponentList {
    SplitExample(
      minimum: minimum, maximum: max(minimum, maximum), limit: limit,
      isSidebarShown: isSidebarShown)
  }

  var listing: String {
    let arguments: [ListingArgument] = [
      .number("minimum", minimum), .number("maximum", maximum), .number("collapsesBelow", limit),
      .raw("isSidebarShown: \(isSidebarShown)"),
      .raw("isContentShown: context.binding(\\.isContentShown)"),
    ]
    return Listing.block("SplitView", arguments, ["Folders()"]) + " content: {\n  Messages()\n}"
  }
}

/// Folders and the messages of the selected one.
struct SplitExample: Component, Equatable {
  let minimum: Double
  let maximum: Double
  let limit: Double
  let isSidebarShown: Bool

  struct State {
    var folder = "Inbox"
    var isContentShown = false
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    SplitView(
      ideal: 160, minimum: minimum, maximum: maximum, collapsesBelow: limit,
      isSidebarShown: isSidebarShown, isContentShown: context.binding(\.isContentShown)
    ) {
      Column(alignment: .stretch) {
        for folder in ["Inbox", "Drafts", "Sent", "Archive"] {
          SplitRow(title: folder, isSelected: folder == context.state.folder) {
            context.update {
              $0.folder = folder
              $0.isContentShown = true
            }
          }
          .key(folder)
        }
      }
      .padding(6)
    } content: {
      SplitContent(title: context.state.folder)
    }
  }
}

/// A row of the sidebar.
struct SplitRow: Component, Equatable {
  let title: String
  let isSelected: Bool
  let open: Action<Void>

  init(title: String, isSelected: Bool, open: @escaping @MainActor @Sendable () -> Void) {
    self.title = title
    self.isSelected = isSelected
    self.open = Action(open)
  }

  func body(_ context: Context<NoState>) -> some Component {
    let isCollapsed = context.navigation.isCollapsed
    let background = isSelected && !isCollapsed ? Color.accent.opacity(0.2) : nil
    Pressable(style: .init(background: background), action: open) {
      Row(alignment: .center, justification: .spaceBetween) {
        Text(title).lineLimit(1)
        if isCollapsed { Image(icon: "pan-end-symbolic") }
      }
      .padding(horizontal: 10, vertical: 8)
    }
  }
}

/// The content beside the sidebar.
struct SplitContent: Component, Equatable {
  let title: String

  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 8, alignment: .stretch) {
      Row(spacing: 8, alignment: .center) {
        if context.navigation.canGoBack { BackButton() }
        Text(title).weight(.bold).lineLimit(1)
      }
      TextField("A note on \(title)").key("note")
      Text("The border moves with the pointer, and with the arrow keys while it has the focus.")
        .size(13).color(.secondaryText)
    }
    .padding(12)
  }
}
