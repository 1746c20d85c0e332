// The user selects, finds and opens rows; the selection is a set of ids in the state.

import Alidade
import AlidadeHeadless

struct Mail: Identifiable, Equatable {
  let id: Int
  let subject: String
}

// snippet.show
struct MailRow: Component, Equatable {
  let mail: Mail

  func body(_ context: Context<NoState>) -> some Component {
    let isSelected = context.environment(IsRowSelected.self)
    return Text(isSelected ? "[\(mail.subject)]" : mail.subject)
  }
}

struct Mailbox: Component {
  struct State {
    var mails = ["Lunch", "Invoice", "Holidays", "Offer"].enumerated().map(Mail.init)
    var selected: Set<Mail.ID> = []
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(context.state.mails) { MailRow(mail: $0) }
      .selection(context.binding(\.selected), onActivate: { id in print("open", id) })
      .typeToFind(\Mail.subject)
      .onKeyPress(.delete) {
        context.update { state in
          state.mails.removeAll { state.selected.contains($0.id) }
          state.selected = []
        }
      }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) { Mailbox() }

@MainActor func click(_ subject: String, _ modifiers: KeyModifiers = []) {
  view.root.descendants.first { $0.isVisible && $0.visibleText == subject }?
    .tap(modifiers: modifiers)
  view.settle()
}

@MainActor func press(_ key: Key, _ modifiers: KeyModifiers = []) {
  view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
  view.settle()
}

@MainActor func show() { print(view.root.visibleTexts) }

view.settle()
// snippet.show
click("Invoice")
press(.down, .shift)
show()
press(.delete)
show()
press(.character("o"))
press(.enter)
show()
press(.character("a"), .control)
show()
