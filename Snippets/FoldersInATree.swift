// A tree: nodes that are expanded and collapsed, with the expanded ones in the state.

import Alidade
import AlidadeHeadless

// snippet.show
struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

struct Folders: Component {
  let folders: [Folder]

  struct State {
    var expanded: Set<Folder.ID> = ["home"]
    var selected: Folder.ID?
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(tree: folders, children: \.folders, expanded: context.binding(\.expanded)) { folder in
      Text(folder.id)
    }
    .selection(context.binding(\.selected))
    .typeToFind(\Folder.id)
  }
}
// snippet.hide

let folders = [
  Folder(id: "home", folders: [Folder(id: "music", folders: [Folder(id: "jazz")])]),
  Folder(id: "trash"),
]
let view = HeadlessHostingView(size: Size(width: 240, height: 200)) {
  Folders(folders: folders)
}
view.settle()
print(view.root.visibleTexts)
let expand = view.root.descendants.first { $0.options.accessibility?.label == "Expand" }
expand?.tap()
view.settle()
print(view.root.visibleTexts)
