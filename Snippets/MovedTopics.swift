// A tree whose nodes the user moves.

import Alidade
import AlidadeHeadless

struct Topic: Identifiable {
  let id: String
  var topics: [Topic]?
}

// snippet.show
struct Notebook: Component {
  struct State {
    var topics = [
      Topic(
        id: "Plants", topics: [Topic(id: "Ferns", topics: []), Topic(id: "Mosses", topics: [])]),
      Topic(id: "Animals", topics: []),
    ]
    var expanded: Set<Topic.ID> = ["Plants"]
    var selected: Set<Topic.ID> = []
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(
      tree: context.state.topics, children: \.topics, expanded: context.binding(\.expanded)
    ) { topic in
      Text(topic.id).padding(4)
    }
    .selection(context.binding(\.selected))
    .onMove { move in context.update { $0.topics.apply(move, children: \.topics) } }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 240, height: 200)) { Notebook() }
view.settle()
print(view.root.visibleTexts)
let ferns = view.root.descendants.first { $0.visibleText == "Ferns" }
ferns?.tap()
view.mountHost.pressKey(KeyCombination(.left, .alt), in: view.root)
view.settle()
print(view.root.visibleTexts)
