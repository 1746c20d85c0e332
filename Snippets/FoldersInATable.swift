// A tree in columns: the first column shows the tree, and a column sorts the children of each node.

import Alidade
import AlidadeTesting
import Testing

// snippet.show
struct Entry: Identifiable {
  let id: String
  let size: Int
  var entries: [Entry]?
}

struct Archive: Component {
  let entries: [Entry]

  struct State { var expanded: Set<Entry.ID> = ["photos"] }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Table(tree: entries, children: \.entries, expanded: context.binding(\.expanded)) {
      TableColumn("Name") { entry in Text(entry.id) }
        .sorted(by: \.id)
      TableColumn("Size", width: .points(90)) { entry in Text("\(entry.size)") }
        .sorted(by: \.size)
    }
  }
}
// snippet.hide

let entries = [
  Entry(id: "readme", size: 2),
  Entry(
    id: "photos", size: 70, entries: [Entry(id: "sea", size: 30), Entry(id: "hill", size: 40)]),
]
let app = TestHost(size: Size(width: 300, height: 200)) { Archive(entries: entries) }
print(app.visibleTexts.joined(separator: " "))
do {
  try app.tap("Name")
  print(app.visibleTexts.joined(separator: " "))
} catch {
  print(error)
}
