import Alidade

/// A page about rows that the user moves.
struct BoardPage: LayoutPage {
  var columnCount = 3

  static let name = "Board"
  static let summary =
    "Lists whose rows the user drags to other places, or moves with Alt and the arrow keys."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 420, height: 360)

  static let sections: [ControlSection<BoardPage>] = [
    ControlSection("Lists", [.count("Columns", \.columnCount, 1...3)])
  ]

  var example: ComponentList {
    Board(columnCount: columnCount)
  }

  var listing: String {
    """
    Row(spacing: 12) {
      for column in columns.prefix(\(columnCount)) {
        List(column.cards) { CardRow(card: $0) }
          .selection(context.binding(\\.selected))
          .onMove(within: "board") {
            (move: RowMove<Card.ID>) in
            context.update {
              $0.apply(move, to: column.id)
            }
          }
      }
    }
    """
  }
}

extension BoardPage {
  /// A card on the board.
  private struct Card: Identifiable, Sendable, Equatable {
    let id: Int
    let title: String
  }

  /// Columns of cards.
  private struct Board: Component, Equatable {
    let columnCount: Int

    struct State {
      var columns = Board.columns
      var selected: Set<Card.ID> = []

      /// Moves cards to a column.
      mutating func apply(_ move: RowMove<Card.ID>, to column: Int) {
        let moved = columns.joined().filter { move.ids.contains($0.id) }
        for other in columns.indices where other != column {
          columns[other].removeAll { move.ids.contains($0.id) }
        }
        columns[column] += moved.filter { !columns[column].contains($0) }
        columns[column].apply(move)
      }
    }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Row(spacing: 12) {
        for (place, cards) in context.state.columns.prefix(columnCount).enumerated() {
          column(place, cards, context)
        }
      }
    }

    private func column(
      _ place: Int, _ cards: [Card], _ context: Context<State>
    ) -> AnyComponent {
      Column(spacing: 8) {
        Text("\(Board.titles[place]) · \(cards.count)").weight(.bold)
        List(cards, estimatedRowHeight: 36) { card in
          Box(background: Tile.ground, border: Border(color: StageView.line), cornerRadius: 6) {
            Text(card.title).lineLimit(1).padding(horizontal: 8, vertical: 6)
          }
          .padding(3)
        }
        .selection(context.binding(\.selected))
        .onMove(within: "board") { (move: RowMove<Card.ID>) in
          context.update { $0.apply(move, to: place) }
        }
        .grow()
      }
      .basis(0).grow()
      .key(place)
    }

    private static let titles = ["To do", "Doing", "Done"]

    private static let columns: [[Card]] = {
      let titles = [
        ["Buy paint", "Sand the door", "Mask the glass", "Clean the brushes", "Order hinges"],
        ["Prime the frame", "Fill the holes"], ["Measure", "Choose a color", "Borrow a ladder"],
      ]
      var id = 0
      return titles.map { titles in
        titles.map { title in
          id += 1
          return Card(id: id, title: title)
        }
      }
    }()
  }
}
