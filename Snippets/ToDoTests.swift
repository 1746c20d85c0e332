// Tests of an application, as they are in a test target. The program runs two of them.

import Alidade
import AlidadeTesting
import Testing

@MainActor @Test("Adding an item shows it") func addsItem() throws {
  let app = TestHost { ToDoList() }
  try app.type("Milk", into: "New item")
  try app.tap("Add")
  app.expect("Milk")
}

@MainActor @Test("Deleting a row makes no views and leaves the others alone")
func deletesRow() throws {
  let app = TestHost { ToDoList(items: ["Milk", "Bread", "Tea"]) }
  try app.find(.component(ToDoRow.self).containing("Milk")).tap("Delete")
  let updates = try app.updates { try app.find(.key("Tea")).tap("Delete") }
  #expect(updates.mounting.viewsCreated == 0)
  #expect(updates.reasons["ToDoRow"] == nil)
  app.expect(1, of: .component(ToDoRow.self))
}

@MainActor @Test("An item that is there twice is reported") func reportsDuplicate() throws {
  let app = TestHost { ToDoList(items: ["Milk"]) }
  try app.expectDiagnostic("key") { try app.tap("Duplicate") }
}

// snippet.hide
struct ToDoRow: Component, Equatable {
  let item: String
  let delete: Action<Void>

  var body: some Component {
    Row(spacing: 8) {
      Text(item).grow()
      Button("Delete") { delete() }
    }
  }
}

struct ToDoList: Component {
  var items: [String] = []

  struct State {
    var items: [String]
    var draft = ""
  }
  func initialState() -> State { State(items: items) }

  func body(_ context: Context<State>) -> some Component {
    TextField("New item", text: context.binding(\.draft))
    Button("Add") { context.update { $0.items.append($0.draft) } }
    Button("Duplicate") { context.update { $0.items += $0.items } }
    ForEach(context.state.items, id: \.self) { item in
      ToDoRow(item: item, delete: Action { context.update { $0.items.removeAll { $0 == item } } })
    }
  }
}

try addsItem()
try deletesRow()
print("two tests ran")

#if GTK
import AlidadeGTK

/// The test of a window, which needs a display.
@MainActor func comparesPicture(of window: GTKWindow) throws {
  // snippet.show
  let picture = try GTKScreenshot.png(of: window)
  expectSnapshot(ofPNG: picture, tolerance: ImageTolerance(channel: 8, share: 0.001))
  // snippet.hide
}
#endif
