// Content that depends on the available space, and keeps its state when the space changes.

import Alidade
import AlidadeHeadless

struct Inbox: Component {
  var body: some Component {
    LayoutReader { space in
      let isWide = space.max.width >= 300
      Grid(columns: isWide ? [.fixed(120), .fraction()] : [.fraction()], columnSpacing: 8) {
        Folders()
        if isWide { Text("Choose a message") }
      }
    }
  }
}

struct Folders: Component {
  struct State { var unread = 3 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Button("Inbox (\(context.state.unread))") { context.update { $0.unread -= 1 } }
  }
}

let view = HeadlessHostingView(size: Size(width: 400, height: 40)) { Inbox() }
print(view.root.visibleTexts)

// snippet.hide
view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
view.settle()
// snippet.show
view.size = Size(width: 200, height: 40)
print(view.root.visibleTexts)
