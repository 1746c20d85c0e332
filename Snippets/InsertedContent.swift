// The user drops text between the rows of a list, where it becomes a note.

import Alidade
import AlidadeHeadless

struct Note: Identifiable {
  let id: Int
  let text: String
}

// snippet.show
struct Notes: Component {
  struct State {
    var notes = ["Paint", "Hinges", "Ladder"].enumerated().map { Note(id: $0, text: $1) }
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(context.state.notes) { Text($0.text).padding(8) }
      .onMove { move in context.update { $0.notes.apply(move) } }
      .onInsert(of: String.self) { (text: String, point: RowInsertionPoint<Note.ID>) in
        context.update { state in
          let note = Note(id: state.notes.count, text: text)
          state.notes.insert(contentsOf: [note], at: point)
        }
      }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 200, height: 300)) { Notes() }

@MainActor func text(_ text: String) -> HeadlessView {
  view.root.descendants.first { $0.isVisible && $0.visibleText == text } ?? view.root
}

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter { $0.isVisible && $0 is HeadlessTextView }
  print(texts.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.compactMap(\.visibleText))
}

show()
view.mountHost.drop(.text("Brushes"), on: text("Hinges"))
show()
let list = view.root.descendants.first { $0 is HeadlessScrollView } ?? view.root
view.mountHost.drop(.text("Nails"), on: list, at: Point(x: 5, y: 290))
show()
