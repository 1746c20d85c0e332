import Alidade

/// A page about header bars.
struct HeaderBarPage: LayoutPage {
  var words = 1
  var hasSubtitle = true
  /// The search: closed, in the bar or below it.
  var search = 0
  var buttonCount = 1

  static let name = "HeaderBar"
  static let summary =
    "Titles, buttons and a search; in a window without a title bar, also its buttons."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 520, height: 240)

  static let sections: [ControlSection<HeaderBarPage>] = [
    ControlSection(
      "Bar",
      [
        .count("Words in the title", \.words, 1...8),
        .check("Subtitle", \.hasSubtitle),
        .count("Buttons at the start", \.buttonCount, 0...3),
        .choice("Search", \.search, labels: ["closed", "in the bar", "below"]),
      ])
  ]

  private var title: String { Array(repeating: "Inbox", count: words).joined(separator: " and ") }

  var example: ComponentList {
    HeaderBarExample(
      title: title, subtitle: hasSubtitle ? "3 unread" : nil, buttonCount: buttonCount,
      isSearchOpen: search > 0, placement: search == 2 ? .belowBar : .inBar
    )
    .key(search)
  }

  var listing: String {
    let arguments = ["\"\(title)\""] + (hasSubtitle ? ["subtitle: \"3 unread\""] : [])
    let buttons = (0..<buttonCount).map { "  Button(\"\($0 + 1)\", kind: .flat) { … }" }
    let placement = search == 2 ? ", placement: .belowBar" : ""
    return
      ["State(isSearching: \(search > 0))", ""].joined(separator: "\n")
      + (["Messages()", "  .headerBar(\(arguments.joined(separator: ", "))) {"]
      + Listing.indented(buttons)
      + [
        "  } end: {", "    SearchButton()", "  }",
        "  .search(text: context.binding(\\.term), isOpen: context.binding(\\.isSearching)\(placement))",
      ]).joined(separator: "\n")
  }
}

/// Messages below a header bar.
struct HeaderBarExample: Component, Equatable {
  let title: String
  let subtitle: String?
  let buttonCount: Int
  let isSearchOpen: Bool
  let placement: HeaderBar.SearchPlacement

  struct State {
    var term = ""
    var isSearching: Bool
  }

  func initialState() -> State { State(isSearching: isSearchOpen) }

  func body(_ context: Context<State>) -> some Component {
    let term = context.state.term
    let text =
      term.isEmpty ? "Make the stage narrower, or press Control-F." : "Messages with “\(term)”"
    Center { Text(text).color(.secondaryText).alignment(.center) }
      .headerBar(title, subtitle: subtitle) {
        for number in 0..<buttonCount { Button("\(number + 1)", kind: .flat) {}.key(number) }
      } end: {
        SearchButton()
      }
      .search(
        text: context.binding(\.term), isOpen: context.binding(\.isSearching),
        placement: placement)
  }
}
