// Three ways to communicate: an action is passed down, a message goes up to its handler, and a
// trigger makes an inner component do something.

import Alidade
import AlidadeHeadless

struct Delete: Sendable { let id: Int }

struct MailRow: Component, Equatable {
  let id: Int
  // An action instead of a closure, so that rows can be compared: an equal row is kept, and its
  // action runs the newest closure.
  let open: Action<Int>

  func body(_ context: Context<NoState>) -> some Component {
    Button("mail \(id)") { open(id) }
    Button("delete \(id)") { context.send(Delete(id: id)) }
  }
}

struct Mailbox: Component {
  struct State {
    var ids = [1, 2]
    let flash = Trigger<String>()
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let flash = context.state.flash
    Column {
      for id in context.state.ids {
        MailRow(id: id, open: Action { flash.fire("opened \($0) of \(context.state.ids)") })
          .key(id)
      }
    }
    .onMessage(Delete.self) { message in
      context.update { $0.ids.removeAll { $0 == message.id } }
    }
    Text("status").onTrigger(flash) { print($0) }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 200)) { Mailbox() }
view.host.recordsRebuilds = true

// snippet.hide
@MainActor func press(_ title: String) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.isVisible && $0.visibleTexts == [title] }?.press()
  view.settle()
}
// snippet.show
press("mail 1")
press("delete 2")
press("mail 1")
print("rows built anew: \(view.host.rebuilds.count { $0.component == "MailRow" })")
