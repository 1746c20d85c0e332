import AlidadeNative
import AlidadeTesting

/// A folder of the tests.
struct Folder: Identifiable, Sendable {
  let id: String
  var folders: [Folder]?

  static let some = [
    Folder(
      id: "home",
      folders: [
        Folder(id: "music", folders: [Folder(id: "jazz")]), Folder(id: "letters"),
      ]),
    Folder(id: "empty", folders: []), Folder(id: "trash"),
  ]
}

/// A tree of folders whose rows can be selected, or each of which has a button.
struct FolderTree: Component {
  var folders = Folder.some
  var isSelectable = true

  struct State {
    var expanded: Set<String> = []
    var selected: Set<String> = []
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let isSelectable = isSelectable
    let tree = List(tree: folders, children: \.folders, expanded: context.binding(\.expanded)) {
      FolderName(name: $0.id, isButton: !isSelectable)
    }
    return isSelectable
      ? tree.selection(context.binding(\.selected)).typeToFind { (folder: Folder) in folder.id }
      : tree
  }
}

/// The content of a row of a tree.
struct FolderName: Component {
  let name: String
  let isButton: Bool

  var body: some Component {
    if isButton { Button(name) {} } else { Text(name) }
  }
}

extension TestHost {
  /// The names of the folders from top to bottom.
  var folderNames: [String] {
    findAll(.component(FolderName.self)).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.text)
  }
}
