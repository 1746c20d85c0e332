import Alidade

/// A page about commands, and about changes that the user can undo.
struct CommandsPage: LayoutPage {
  var limit = 5

  static let name = "Commands"
  static let summary =
    "Buttons, menus and shortcuts for the same commands, which are disabled where they make no sense."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 300)

  static let sections: [ControlSection<CommandsPage>] = [
    ControlSection("Stars", [.count("At most", \.limit, 1...9)])
  ]

  var example: ComponentList { CommandsExample(limit: limit) }

  var listing: String {
    """
    Row {
      TextField(
        "Name",
        text: context.binding(
          shelf, \\.name, undo: history, name: "Rename"))
      Button(.addStar)
      Button(.undo)
    }
    .contextMenu { MenuItem(.addStar) }
    .undoable(history)
    .onCommand(.addStar, isEnabled: stars < \(limit)) {
      history.change(shelf, "Add Star") { $0.stars += 1 }
    }
    """
  }
}

extension Command {
  fileprivate static let addStar = Command(
    "Add Star", icon: "list-add-symbolic", shortcut: KeyCombination("+", .control),
    category: "Stars")
  fileprivate static let removeStar = Command(
    "Remove Star", icon: "list-remove-symbolic", shortcut: KeyCombination("-", .control),
    category: "Stars")
}

/// Stars that are added and removed, and a name for them; one history undoes both.
struct CommandsExample: Component, Equatable {
  let limit: Int

  struct Shelf: Sendable {
    var name = "Stars"
    var stars = 2
  }

  struct State {
    let shelf = Store(Shelf())
    let history = UndoHistory()
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let (shelf, history) = (context.state.shelf, context.state.history)
    let stars = context.read(shelf, \.stars)
    Column(spacing: 16, alignment: .center, justification: .center) {
      TextField("Name", text: context.binding(shelf, \.name, undo: history, name: "Rename"))
        .frame(width: 240)
      Text("\(stars) of \(limit): " + String(repeating: "★", count: stars)).size(20)
        .contextMenu {
          MenuItem(.addStar)
          MenuItem(.removeStar)
        }
      Row(spacing: 8) {
        Button(.addStar)
        Button(.removeStar)
        Menu("Edit") {
          MenuItem(.undo)
          MenuItem(.redo)
          MenuGroup { MenuItem(.removeStar) }
        }
      }
      Row(spacing: 8) {
        Button(.undo)
        Button(.redo)
      }
    }
    .undoable(history)
    .onCommand(.addStar, isEnabled: stars < limit) {
      history.change(shelf, "Add Star") { $0.stars += 1 }
    }
    .onCommand(.removeStar, isEnabled: stars > 0) {
      history.change(shelf, "Remove Star") { $0.stars -= 1 }
    }
  }
}
