// A data source takes single edits on any thread. Its list follows them: no component is rebuilt,
// and only rows that are new or have changed are built.

import Alidade
import AlidadeHeadless

struct Message: Identifiable, Sendable {
  let id: Int
  var subject: String
  var isRead = false
}

let messages = DataSource((1...1_000).map { Message(id: $0, subject: "message \($0)") })
let scroll = ListController()

struct Mailbox: Component {
  let messages: DataSource<Message>
  let scroll: ListController

  var body: some Component {
    List(messages, estimatedRowHeight: 19, controller: scroll) { message in
      Row(spacing: 4) {
        if !message.isRead { Text("•") }
        Text(message.subject)
      }
    }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 76)) {
  Mailbox(messages: messages, scroll: scroll)
}

// snippet.hide
@MainActor func show() {
  view.settle()
  print(scroll.visibleRows, view.root.visibleTexts.joined(separator: " "))
}

show()
// snippet.show
messages.update(id: 2) { $0.isRead = true }
messages.change { edit in
  edit.remove(id: 3)
  edit.insert(Message(id: 1_001, subject: "news"), at: 0)
}
show()

scroll.scroll(toRow: 500)
view.settle()
messages.insert(contentsOf: (2_000..<12_000).map { Message(id: $0, subject: "old") }, at: 0)
show()

messages.change({ $0.removeAll() }, completion: { print("shown") })
view.settle()
print(scroll.visibleRows)
