// State and views follow keys: rows that move keep both, and nothing is set again.

import Alidade
import AlidadeHeadless

struct Player: Component {
  let name: String

  func initialState() -> Int { 0 }

  func body(_ context: Context<Int>) -> some Component {
    Pressable(action: { context.update { $0 += 1 } }) {
      Text("\(name): \(context.state)")
    }
  }
}

func table(_ names: [String]) -> Column {
  Column {
    for name in names { Player(name: name).key(name) }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  table(["Ada", "Bob", "Eve"])
}

// snippet.hide
@MainActor func press(_ row: Int) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }[row].press()
  view.settle()
}
// snippet.show
press(2)
press(2)
press(0)
print(view.root.visibleTexts)

view.mountHost.log.clear()
view.update { table(["Eve", "Ada", "Bob"]) }
print(view.root.visibleTexts)
print(view.mountHost.log)
