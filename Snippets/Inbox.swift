// A list of elements that have identities, whose rows use `if`.

import Alidade
import AlidadeHeadless

struct Message: Identifiable, Equatable {
  let id: Int
  let subject: String
  var isUnread = false
}

struct Inbox: Component {
  let messages: [Message]

  var body: some Component {
    List(messages) { message in
      Row(spacing: 8) {
        if message.isUnread { Text("•") }
        Text(message.subject).lineLimit(1)
      }
    }
  }
}

var messages = [
  Message(id: 1, subject: "Lunch", isUnread: true), Message(id: 2, subject: "Minutes"),
]
let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Inbox(messages: messages) }
view.settle()
print(view.root.visibleTexts)

messages[0].isUnread = false
view.update { Inbox(messages: messages) }
view.settle()
print(view.root.visibleTexts)
