import Alidade

struct ToDoItem: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  var isDone = false
}

/// A small application: a field, a button, and a list of items.
struct ToDoList: Component {
  struct State {
    var items: [ToDoItem] = []
    var draft = ""
    var lastID = 0

    mutating func add() {
      lastID += 1
      items.append(ToDoItem(id: lastID, name: draft))
      draft = ""
    }
  }

  var names: [String] = []

  func initialState() -> State {
    State(items: names.enumerated().map { ToDoItem(id: $0 + 1, name: $1) }, lastID: names.count)
  }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Row(spacing: 8) {
        TextField("New item", text: context.binding(\.draft))
          .onSubmit { context.update { $0.add() } }
          .grow()
        Button("Add", isEnabled: !context.state.draft.isEmpty) { context.update { $0.add() } }
      }
      List(context.state.items) { item in
        ToDoRow(item: item) {
          context.update { state in state.items.removeAll { $0.id == item.id } }
        }
      }
      .grow()
    }
  }
}

struct ToDoRow: Component, Equatable {
  let item: ToDoItem
  let delete: Action<Void>

  init(item: ToDoItem, delete: @escaping @MainActor @Sendable () -> Void) {
    self.item = item
    self.delete = Action(delete)
  }

  var body: some Component {
    Row(spacing: 8, alignment: .center) {
      Text(item.name, style: TextStyle(size: 14)).grow()
      Button("Delete") { delete() }
    }
    .padding(4)
  }
}
