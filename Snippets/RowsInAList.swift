// A hundred thousand rows, of which only the visible ones have views. Scrolling makes no more
// views.

import Alidade
import AlidadeHeadless

struct Message: Equatable, Sendable {
  let id: Int
  var subject: String { "Message \(id)" }
}

struct MessageRow: Component {
  let message: Message

  var body: some Component {
    Row(spacing: 8, alignment: .center) {
      Image(icon: "mail-unread")
      Text(message.subject).lineLimit(1)
    }
    .padding(horizontal: 12, vertical: 8)
  }
}

let messages = (0..<100_000).map(Message.init)
let handle = ListHandle()
let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
  List(messages, id: \.id, estimatedRowHeight: 35, handle: handle) { message in
    MessageRow(message: message)
  }
}
print(handle.visibleRows, view.root.visibleTexts)

// snippet.hide
for _ in 0..<20 {
  handle.offset += 30
  view.settle()
}
// snippet.show
let viewsMade = view.counters.viewsCreated
while handle.visibleRows.upperBound < 1_000 {
  handle.offset += 30
  view.settle()
}
print(handle.visibleRows, "views made meanwhile: \(view.counters.viewsCreated - viewsMade)")

handle.scroll(toRow: 99_999)
print(handle.visibleRows, "rows ever made: \(handle.counters.rowRootsMade)")
