// A model that two windows and the rows of a list share. A component names the parts that it reads,
// and is rebuilt only when one of them has another value.

import Alidade
import AlidadeHeadless

struct Message: Identifiable, Equatable, Sendable {
  let id: Int
  var subject: String
  var isRead = false
}

struct Mailbox: Sendable {
  var messages: [Message] = []
  var selection: Message.ID?
}

struct Title: Component, Equatable {
  let mailbox: Store<Mailbox>

  func body(_ context: Context<NoState>) -> some Component {
    // snippet.hide
    let _ = print("  title")
    // snippet.show
    Text("\(context.read(mailbox) { $0.messages.count { !$0.isRead } }) unread")
  }
}

struct MessageRow: Component, Equatable {
  let message: Message
  let mailbox: Store<Mailbox>

  func body(_ context: Context<NoState>) -> some Component {
    let _ = print("  row \(message.id)")
    let isSelected = context.read(mailbox) { [message] in $0.selection == message.id }
    Text((isSelected ? "▸ " : "") + (message.isRead ? "" : "• ") + message.subject)
  }
}

struct Messages: Component, Equatable {
  let mailbox: Store<Mailbox>

  func body(_ context: Context<NoState>) -> some Component {
    let _ = print("  messages")
    List(context.read(mailbox, \.messages)) { [mailbox] message in
      MessageRow(message: message, mailbox: mailbox)
    }
  }
}

struct Reader: Component, Equatable {
  let mailbox: Store<Mailbox>

  func body(_ context: Context<NoState>) -> some Component {
    let _ = print("  reader")
    let message = context.read(mailbox) { box in box.messages.first { $0.id == box.selection } }
    Text(message?.subject ?? "nothing selected")
  }
}

let mailbox = Store(Mailbox(messages: (1...3).map { Message(id: $0, subject: "Message \($0)") }))

print("two windows are built")
let list = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Title(mailbox: mailbox)
  Messages(mailbox: mailbox)
}
let reader = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Reader(mailbox: mailbox)
}

@MainActor func show() {
  for view in [list, reader] { view.settle() }
  print(list.root.visibleTexts, reader.root.visibleTexts)
}
show()

print("a message is selected")
mailbox.update { $0.selection = 2 }
show()

print("it is read, as another thread has noticed")
await Task.detached { mailbox.update { $0.messages[1].isRead = true } }.value
show()

print("nothing that is shown changes")
mailbox.update { $0.messages.reserveCapacity(100) }
show()
