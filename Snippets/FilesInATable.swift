// A table: columns with titles that sort, borders that resize, and a layout that can be saved.

import Alidade
import AlidadeHeadless

// snippet.show
struct File: Identifiable {
  let id: Int
  let name: String
  let size: Int
}

struct Files: Component {
  let files: [File]

  struct State {
    var sort = [TableSort("name")]
    var layout = TableLayout()
    var selected: Set<File.ID> = []
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Table(files) {
      TableColumn("Name", id: "name") { file in Text(file.name).lineLimit(1) }
        .sorted(by: \.name)
        .hideable(false)
      TableColumn("Size", id: "size", width: .points(80), alignment: .end) { file in
        Text("\(file.size) kB")
      }
      .sorted(by: \.size)
    }
    .sort(context.binding(\.sort))
    .layout(context.binding(\.layout))
    .selection(context.binding(\.selected), onActivate: { id in print("open", id) })
    .typeToFind(\.name)
  }
}
// snippet.hide

let files = [
  File(id: 1, name: "photo.jpg", size: 2_100), File(id: 2, name: "letter.txt", size: 3),
  File(id: 3, name: "song.ogg", size: 1_900),
]
let view = HeadlessHostingView(size: Size(width: 240, height: 120)) { Files(files: files) }
view.settle()
print(view.root.visibleTexts)
view.root.descendants.first { $0.isVisible && $0.visibleText == "Size" }?.tap()
view.settle()
print(view.root.visibleTexts)
view.root.descendants.first { $0.isVisible && $0.visibleText == "song.ogg" }?.tap(count: 2)
