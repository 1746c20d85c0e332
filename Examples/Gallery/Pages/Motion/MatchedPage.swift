import Alidade

/// A page about components that become others.
struct MatchedPage: LayoutPage {
  var count = 12

  static let name = "Matched"
  static let summary =
    "Lets the picture of a row become the large one of its details, and that of the row again."
  static let family = LayoutFamily.motion
  static let stage = Stage(width: 420, height: 320)

  static let sections: [ControlSection<MatchedPage>] = [
    ControlSection("Rows", [.count("Count", \.count, 2...24)])
  ]

  var example: ComponentList {
    MatchedExample(count: count)
  }

  var listing: String {
    """
    if let selected {
      Picture(selected)
        .matched(selected, in: "pictures")
    } else {
      List(Array(1...\(count)), id: \\.self) { number in
        Picture(number).frame(width: 48, height: 48)
          .matched(number, in: "pictures")
      }
    }

    context.update(animation: .spring) {
      $0.selected = number
    }
    """
  }
}

/// A list of rows, each of which shows its details on the whole stage when it is pressed.
private struct MatchedExample: Component, Equatable {
  let count: Int

  struct State { var selected: Int? }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    if let selected = context.state.selected, selected <= count {
      details(selected, context)
    } else {
      List(Array(1...count), id: \.self, estimatedRowHeight: 64) { number in
        row(number, context)
      }
      .separators()
      .grow()
    }
  }

  private func row(_ number: Int, _ context: Context<State>) -> some Component {
    Pressable(action: { select(number, context) }) {
      Row(spacing: 12, alignment: .center) {
        picture(number, cornerRadius: 6).frame(width: 48, height: 48)
          .matched(number, in: "pictures")
        Text("Picture \(number)").grow()
      }
      .padding(8)
    }
  }

  private func details(_ number: Int, _ context: Context<State>) -> some Component {
    Pressable(action: { select(nil, context) }) {
      Column(spacing: 12, alignment: .stretch) {
        picture(number, cornerRadius: 16).matched(number, in: "pictures").grow()
        Text("Picture \(number)").size(20)
      }
      .padding(16)
    }
    .grow()
  }

  private func select(_ number: Int?, _ context: Context<State>) {
    context.update(animation: .spring(duration: 0.4, bounce: 0.15)) { $0.selected = number }
  }

  private func picture(_ number: Int, cornerRadius: Double) -> some Component {
    let colors: [Color] = [.blue, .green, .orange, .purple, .red, .yellow, .accent, .primaryText]
    return Box(background: colors[number % colors.count], cornerRadius: cornerRadius)
  }
}
