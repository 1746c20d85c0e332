// The user swipes rows to reach their actions.

import Alidade
import AlidadeHeadless

struct Mail: Identifiable {
  let id: Int
  let subject: String
  var isRead = false
}

// snippet.show
struct Inbox: Component {
  struct State {
    var mails = ["Paint", "Hinges", "Ladder"].enumerated().map { Mail(id: $0, subject: $1) }
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    List(context.state.mails) { mail in
      Text(mail.isRead ? mail.subject : "• \(mail.subject)").padding(12)
    }
    .swipeActions(for: Mail.ID.self) { id in
      SwipeAction("Delete", icon: "user-trash-symbolic", isDestructive: true) {
        context.update { $0.mails.removeAll { $0.id == id } }
      }
      SwipeAction("Archive") { print("archive mail \(id)") }
    }
    .swipeActions(for: Mail.ID.self, edge: .start, allowsFullSwipe: false) { id in
      SwipeAction("Read", color: .blue) {
        context.update { state in
          for place in state.mails.indices where state.mails[place].id == id {
            state.mails[place].isRead = true
          }
        }
      }
    }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Inbox() }

@MainActor func shown(_ text: String) -> HeadlessView? {
  view.root.descendants.first { $0.isVisible && $0.visibleText == text }
}

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter { $0.isVisible && $0 is HeadlessTextView }
  let inSight = texts.filter { $0.frameInRoot.minX < 300 && $0.frameInRoot.maxX > 0 }
  print(inSight.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.compactMap(\.visibleText))
}

show()
// Across half of the row.
shown("• Hinges")?.swipeRow(by: [-100, -200])
show()
shown("• Ladder")?.swipeRow(by: [30], velocity: 800)
show()
shown("Read")?.tap()
show()
