// A hundred thousand rows, of which only the visible ones have views. Scrolling creates no more
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
let controller = ListController()
let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
  List(messages, id: \.id, estimatedRowHeight: 35, controller: controller) { message in
    MessageRow(message: message)
  }
}
print(controller.visibleRows, view.root.visibleTexts)

// snippet.hide
for _ in 0..<20 {
  controller.offset += 30
  view.settle()
}
// snippet.show
let viewsMade = view.counters.viewsCreated
while controller.visibleRows.upperBound < 1_000 {
  controller.offset += 30
  view.settle()
}
print(controller.visibleRows, "views made meanwhile: \(view.counters.viewsCreated - viewsMade)")

controller.scroll(toRow: 99_999)
print(controller.visibleRows, "rows ever made: \(controller.counters.rowViewsCreated)")
