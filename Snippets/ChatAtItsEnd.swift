// A chat opens at its end and stays there while messages arrive. A reader who scrolls away keeps
// their place, learns what is new below, and jumps to the first unread message.

import Alidade
import AlidadeHeadless

struct Message: Identifiable {
  let id: Int
}

// snippet.show
struct Chat: Component {
  let messages: [Message]
  let scroll: ListController

  struct State { var newMessages = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(messages, controller: scroll) { Text("message \($0.id)") }
      .opens(at: .end)
      .followsEnd()
      .onVisibleRowsChange { rows in context.update { $0.newMessages = rows.newRowsBelow } }
    if context.state.newMessages > 0 {
      Button("\(context.state.newMessages) new") { scroll.scroll(to: .end) }
    }
  }
}
// snippet.hide

let scroll = ListController()
var messages = (1...20_000).map { Message(id: $0) }
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Chat(messages: messages, scroll: scroll)
}

@MainActor func show() {
  view.update { Chat(messages: messages, scroll: scroll) }
  view.settle()
  print(view.root.visibleTexts)
}

show()
messages.append(Message(id: 20_001))
show()
// snippet.show
scroll.scroll(to: 123, at: .start)
messages.append(Message(id: 20_002))
messages.insert(Message(id: 0), at: 0)
// snippet.hide
show()
let saved = scroll.position
// snippet.show
scroll.scroll(to: .end)
// snippet.hide
show()
scroll.scroll(to: saved)
show()
