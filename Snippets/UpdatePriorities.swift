// A state change becomes visible in the next frame, before the call returns, or when another thread
// has built it. Regardless of the priority, changes are applied in the order in which they were
// made.

import Alidade
import AlidadeHeadless

struct Search: Component {
  struct State {
    var words = ""
    var hits = 0
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Text("\"\(context.state.words)\", \(context.state.hits) hits")
    Button("type") { context.updateImmediately { $0.words += "a" } }
    Button("count") { context.update { $0.hits += 1 } }
    Button("search") { context.update(priority: .background) { $0.hits += 100 } }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 200)) { Search() }

// snippet.hide
let buttons = view.root.descendants.compactMap { $0 as? HeadlessPressableView }

@MainActor func show(_ title: String) { print("\(title): \(view.root.visibleTexts[0])") }
// snippet.show
buttons[2].press()
buttons[1].press()
show("nothing is shown yet")
buttons[0].press()
show("at once, with all before")
buttons[2].press()
view.mountHost.runMainWork()
view.mountHost.runBackgroundWork()
show("built by another thread")
view.mountHost.runMainWork()
show("and mounted")
