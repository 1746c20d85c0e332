import Alidade

/// A page about components that appear and disappear.
struct TransitionPage: LayoutPage {
  var transition = Named("opacity", Transition.opacity)

  static let name = "Transitions"
  static let summary = "Says how components appear and disappear; the others move aside."
  static let family = LayoutFamily.motion
  static let stage = Stage(width: 420, height: 300)

  static let sections: [ControlSection<TransitionPage>] = [
    ControlSection(
      "Transition",
      [
        .choice(
          "Kind", \.transition,
          [
            Named("opacity", .opacity), Named("scale()", .scale()),
            Named("move(to: .start)", .move(to: .start)),
            Named("reveal(from: .top)", .reveal(from: .top)),
            Named("offset(top: 24)", .offset(top: 24).combined(with: .opacity)),
          ])
      ])
  ]

  var example: ComponentList {
    TransitionExample(name: transition.name, transition: transition.value)
  }

  var listing: String {
    """
    if state.isExpanded {
      Details()
        .transition(.\(transition.name))
    }

    context.update(animation: .spring) {
      $0.isExpanded.toggle()
    }
    """
  }
}

/// Cards, of which each shows details when it is pressed.
private struct TransitionExample: Component, Equatable {
  let name: String
  let transition: Transition

  struct State { var expanded: Int? }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Text("Press a card: its details appear with .\(name).").size(12).color(.secondaryText)
      for number in 1...3 {
        let isExpanded = context.state.expanded == number
        Pressable(action: {
          context.update(animation: .spring) { $0.expanded = isExpanded ? nil : number }
        }) {
          Box(
            background: .cardBackground, border: Border(color: .separator), cornerRadius: 8,
            clips: true
          ) {
            Column(spacing: 6) {
              Text("Card \(number)").weight(.bold)
              if isExpanded {
                Text("It has as much to say as fits here, and takes the room for it.")
                  .color(.secondaryText).transition(transition)
              }
            }
            .padding(12)
          }
        }
        .key(number)
      }
    }
    .padding(16)
  }
}
