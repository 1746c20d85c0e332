// The user selects text from one row to another, also across rows that have no views, and copies
// it.

import Alidade
import AlidadeHeadless

struct Message: Identifiable {
  let id: Int
  let author: String
  let text: String
}

struct MessageRow: Component {
  let message: Message

  var body: some Component {
    Row(spacing: 10) {
      Text(message.author).size(20)
      Text(message.text).size(20)
    }
  }
}

// snippet.show
struct Conversation: Component {
  let messages: [Message]

  var body: some Component {
    List(messages) { message in MessageRow(message: message) }
      .textSelection()
      .onTextCopy { text in print("copied", text.utf8.count, "bytes") }
  }
}
// snippet.hide

struct LogLine: Identifiable {
  let id: Int
  var time: String { "10:\(id % 60)" }
  var text: String { "request \(id)" }
}

// snippet.show
struct LogReader: Component {
  let lines: [LogLine]

  var body: some Component {
    List(lines) { line in Text(line.text) }
      .textSelection { (line: LogLine) in "\(line.time) \(line.text)" }
  }
}
// snippet.hide

let size = Size(width: 300, height: 100)

@MainActor func show(_ view: HeadlessHostingView) {
  if case .text(let text) = view.mountHost.clipboard { print(text.prefix(60)) }
}

@MainActor func list(in view: HeadlessHostingView) -> HeadlessScrollView? {
  view.settle()
  return view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
}

@MainActor func press(_ key: KeyCombination, in view: HeadlessHostingView) {
  view.mountHost.pressKey(key, in: view.root)
  view.settle()
}

let messages = [
  Message(id: 0, author: "Ada", text: "See you at noon"),
  Message(id: 1, author: "Grace", text: "At the harbor"),
  Message(id: 2, author: "Ada", text: "Yes"),
]
let chat = HeadlessHostingView(size: size) { Conversation(messages: messages) }
list(in: chat)?.drag(from: Point(x: 120, y: 10), through: [Point(x: 25, y: 60)])
press(.copy, in: chat)
show(chat)

let log = HeadlessHostingView(size: size) { LogReader(lines: (0..<100_000).map(LogLine.init)) }
list(in: log)?.tap()
press(KeyCombination(.character("a"), .control), in: log)
press(.copy, in: log)
show(log)
