// The user moves rows, with the pointer or the keyboard.

import Alidade
import AlidadeHeadless

struct Card: Identifiable {
  let id: Int
  let title: String
}

// snippet.show
struct ToDo: Component {
  struct State {
    var cards = ["Paint", "Sand", "Mask", "Clean"].enumerated().map(Card.init)
    var selected: Set<Card.ID> = []
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(context.state.cards) { Text($0.title).padding(8) }
      .selection(context.binding(\.selected))
      .onMove { move in context.update { $0.cards.apply(move) } }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 200, height: 300)) { ToDo() }

@MainActor func row(_ title: String) -> HeadlessView? {
  view.root.descendants.first { $0.isVisible && $0.visibleText == title }
}

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter { $0.isVisible && $0 is HeadlessTextView }
  print(texts.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.compactMap(\.visibleText))
}

show()
if let sand = row("Sand"), let clean = row("Clean") {
  view.mountHost.drag(from: clean, to: sand, at: Point(x: 5, y: 2))
}
show()
row("Paint")?.tap()
view.mountHost.pressKey(KeyCombination(.down, .alt), in: view.root)
show()
