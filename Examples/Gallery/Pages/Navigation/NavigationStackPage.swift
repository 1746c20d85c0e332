import Alidade

/// A page about pages that cover each other.
struct NavigationStackPage: LayoutPage {
  var depth = 1

  static let name = "NavigationStack"
  static let summary = "Pages whose path is state; covered ones keep what was done in them."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 360, height: 280)

  static let sections: [ControlSection<NavigationStackPage>] = [
    ControlSection("Path", [.count("Pages at first", \.depth, 0...4, by: 1)])
  ]

  var example: ComponentList {
    StackExample(depth: depth).key(depth)
  }

  var listing: String {
    """
    State(path: \(Array(1..<depth + 1)))

    NavigationStack(path: context.binding(\\.path)) {
      StackContent(number: 0)
    } page: { number in
      StackContent(number: number)
    }
    """
  }
}

/// Numbered pages.
struct StackExample: Component, Equatable {
  let depth: Int

  struct State {
    var path: [Int]
  }

  func initialState() -> State { State(path: Array(1..<depth + 1)) }

  func body(_ context: Context<State>) -> some Component {
    NavigationStack(path: context.binding(\.path)) {
      StackContent(number: 0)
    } page: { number in
      StackContent(number: number)
    }
  }
}

/// A numbered page with a field, and a button that opens the next one.
struct StackContent: Component, Equatable {
  let number: Int

  func body(_ context: Context<NoState>) -> some Component {
    let color = StackContent.colors[number % StackContent.colors.count]
    Box(background: color.opacity(0.12)) {
      Column(spacing: 10, alignment: .stretch) {
        Row(spacing: 8, alignment: .center) {
          BackButton()
          Text(number == 0 ? "Root" : "Page \(number)").weight(.bold)
        }
        TextField("A note on this page")
        Button("Open page \(number + 1)") { context.navigation.push(number + 1) }
      }
      .padding(12)
    }
  }

  private static let colors: [Color] = [.blue, .green, .orange, .purple]
}
