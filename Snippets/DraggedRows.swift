// The user drags bookmarks out of a list, to a component beside it or to another program.

import Alidade
import AlidadeHeadless

struct Bookmark: Identifiable {
  let id: String
  let title: String
}

// snippet.show
struct Bookmarks: Component {
  struct State {
    var bookmarks = ["swift", "gnome", "debian"].map {
      Bookmark(id: "https://\($0).org", title: $0)
    }
    var selected: Set<Bookmark.ID> = []
    var toRead: [Bookmark.ID] = []
    var isOverToRead = false
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(context.state.bookmarks) { Text($0.title).padding(8) }
      .selection(context.binding(\.selected))
      .onMove { move in context.update { $0.bookmarks.apply(move) } }
      .draggableRows { (ids: [Bookmark.ID]) in AddressList(ids) }
    Text("To read: \(context.state.toRead.count)")
      .weight(context.state.isOverToRead ? .bold : .regular)
      .dropTarget(for: AddressList.self) { event in
        switch event {
        case .entered: context.update { $0.isOverToRead = true }
        case .moved: break
        case .exited: context.update { $0.isOverToRead = false }
        case .dropped(let list, _):
          context.update { state in
            state.isOverToRead = false
            state.toRead += list.addresses
          }
        }
      }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 200, height: 300)) { Bookmarks() }

@MainActor func text(_ text: String) -> HeadlessView {
  view.root.descendants.first { $0.isVisible && $0.visibleText == text } ?? view.root
}

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter { $0.isVisible && $0 is HeadlessTextView }
  print(texts.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.compactMap(\.visibleText))
}

view.settle()
view.mountHost.drag(from: text("gnome"), to: text("To read: 0"))
show()
text("swift").tap()
text("debian").tap(modifiers: .control)
view.settle()
view.mountHost.drag(from: text("debian"), to: text("To read: 1"))
show()
view.mountHost.drag(from: text("debian"), to: text("swift"), at: Point(x: 5, y: 2))
show()
