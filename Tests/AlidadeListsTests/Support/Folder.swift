import AlidadeNative

/// A section of the tests.
struct Folder: Hashable, Sendable, Identifiable {
  let id: Int
  var items: [Item]
  var headerHeight = 30.0
  var footerHeight = 20.0

  /// Folders with rows of heights that no estimate fits.
  static func uneven(_ count: Int, of size: Int) -> [Folder] {
    (0..<count).map { folder in
      Folder(id: folder, items: Item.uneven((folder * size)..<((folder + 1) * size)))
    }
  }

  /// Folders whose rows are 40 points high.
  static func even(_ count: Int, of size: Int) -> [Folder] {
    (0..<count).map { folder in
      Folder(id: folder, items: Item.even((folder * size)..<((folder + 1) * size)))
    }
  }
}

/// The header of a folder, which can be pressed and counts that.
struct FolderHeader: Component {
  let folder: Folder

  struct State { var presses = 0 }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Pressable(action: { context.update { $0.presses += 1 } }) {
      Text(FolderHeader.text(folder.id, presses: context.state.presses))
    }.frame(height: folder.headerHeight)
  }

  static func text(_ id: Int, presses: Int = 0) -> String { "header \(id), \(presses) presses" }
}
