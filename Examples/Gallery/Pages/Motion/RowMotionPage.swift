import Alidade

/// A page about rows that move to their places.
struct RowMotionPage: LayoutPage {
  var duration = 0.5

  static let name = "Moving rows"
  static let summary = "Moves the rows of a list around the one that stays, when elements change."
  static let family = LayoutFamily.motion
  static let stage = Stage(width: 420, height: 360)

  static let sections: [ControlSection<RowMotionPage>] = [
    ControlSection("Spring", [.number("Duration", \.duration, 0.1...2, by: 0.1)])
  ]

  var example: ComponentList {
    RowMotionExample(duration: duration)
  }

  var listing: String {
    """
    List(tasks) { TaskRow(task: $0) }

    context.update(
      animation: .spring(duration: \(Listing.number(duration)))
    ) {
      $0.tasks.shuffle()
    }
    """
  }
}

/// A list that is shuffled, and whose rows come and go.
private struct RowMotionExample: Component, Equatable {
  let duration: Double

  struct State {
    var numbers = Array(1...30)
    var last = 30
    /// Shuffles in the same way in each run.
    var turns = 0
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let animation = Animation.spring(duration: duration, bounce: 0.1)
    Column(spacing: 8) {
      Row(spacing: 8, alignment: .center) {
        Button("Shuffle") {
          context.update(animation: animation) { state in
            state.turns += 1
            let turns = state.turns
            state.numbers.sort { ($0 * 37 * turns) % 101 < ($1 * 37 * turns) % 101 }
          }
        }
        Button("Add") {
          context.update(animation: animation) {
            $0.last += 1
            $0.numbers.insert($0.last, at: min(1, $0.numbers.count))
          }
        }
        Button("Remove") {
          context.update(animation: animation) {
            if $0.numbers.count > 1 { $0.numbers.remove(at: 1) }
          }
        }
        Text("in \((duration * 10).rounded() / 10) seconds").color(.secondaryText)
      }
      List(context.state.numbers, id: \.self, estimatedRowHeight: 40) { number in
        Row(spacing: 12) {
          Box(background: RowMotionExample.color(number), cornerRadius: 6)
            .frame(width: 24, height: 24)
          Text("Task \(number)").grow()
        }
        .padding(horizontal: 8, vertical: 8)
      }
      .separators()
      .grow()
    }
    .padding(12)
  }

  private static func color(_ number: Int) -> Color {
    [Color.blue, .green, .orange, .purple, .red][number % 5]
  }
}
