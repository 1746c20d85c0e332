// A small application, used as in a test: typing, tapping, searching, and a failure with its
// message.

import Alidade
import AlidadeTesting
import Testing

// snippet.hide
struct ToDoItem: Identifiable, Equatable {
  let id: Int
  let name: String
}
// snippet.show

struct ToDoList: Component {
  struct State {
    var items: [ToDoItem] = []
    var draft = ""
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Row(spacing: 8) {
      TextField("New item", text: context.binding(\.draft)).grow()
      Button("Add", isEnabled: !context.state.draft.isEmpty) {
        context.update { state in
          state.items.append(ToDoItem(id: state.items.count, name: state.draft))
          state.draft = ""
        }
      }
    }
    List(context.state.items) { item in
      Text(item.name, style: TextStyle(size: 14)).padding(4)
    }
    .grow()
  }
}

// In a test, a failure ends the test and is recorded at the line of the call.
do {
  let app = TestHost(size: Size(width: 240, height: 120)) { ToDoList() }
  try app.type("Milk", into: "New item")
  try app.tap("Add")
  print("There is milk:", app.contains("Milk"))
  print("It is as high as", try app.find("Milk").frame.size.height, "points.")

  let updates = try app.updates { try app.type("Bread", into: "New item") }
  print("Views made while typing:", updates.mounting.viewsCreated)
  try app.tap("Ad")
} catch {
  print(error)
}
