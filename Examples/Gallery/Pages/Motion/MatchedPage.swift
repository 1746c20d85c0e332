import Alidade

/// A page about components that become others.
struct MatchedPage: LayoutPage {
  var count = 6

  static let name = "Matched"
  static let summary = "Lets a component grow out of another one that it takes the place of."
  static let family = LayoutFamily.motion
  static let stage = Stage(width: 420, height: 320)

  static let sections: [ControlSection<MatchedPage>] = [
    ControlSection("Tiles", [.count("Count", \.count, 2...8)])
  ]

  var example: ComponentList {
    MatchedExample(count: count)
  }

  var listing: String {
    """
    if let selected {
      Details(of: selected)
        .matched(selected, in: "tiles")
    } else {
      for tile in tiles.prefix(\(count)) {
        Tile(tile).matched(tile, in: "tiles")
      }
    }

    context.update(animation: .spring) {
      $0.selected = tile
    }
    """
  }
}

/// Tiles, of which each grows to the whole stage when it is pressed.
private struct MatchedExample: Component, Equatable {
  let count: Int

  struct State { var selected: Int? }
  func initialState() -> State { State() }

  private static let colors: [Color] = [
    .blue, .green, .orange, .purple, .red, .yellow, .accent, .primaryText,
  ]

  func body(_ context: Context<State>) -> some Component {
    if let selected = context.state.selected, selected < count {
      tile(selected, context).grow().padding(16)
    } else {
      Wrap(spacing: 12, lineSpacing: 12) {
        for number in 0..<count { tile(number, context).frame(width: 84, height: 84).key(number) }
      }
      .padding(16)
    }
  }

  private func tile(_ number: Int, _ context: Context<State>) -> some Component {
    Pressable(action: {
      context.update(animation: .spring(duration: 0.4, bounce: 0.15)) {
        $0.selected = $0.selected == nil ? number : nil
      }
    }) {
      Box(background: MatchedExample.colors[number], cornerRadius: 12)
    }
    .matched(number, in: "tiles")
  }
}
