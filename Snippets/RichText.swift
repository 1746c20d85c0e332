// Text with links and code, text that the user selects, and addresses that a component opens
// itself.

import Alidade
import AlidadeHeadless

struct Message: Identifiable {
  let id: Int
  let author: String
}

// snippet.show
struct Greeting: Component {
  let message: Message

  var body: some Component {
    Text {
      "Hello "
      Text(message.author).link("app://person/\(message.id)")
      ", run "
      Text("swift build").code()
      " and read the "
      Text("manual").link("https://docs.gtk.org/gtk4")
      "."
    }
  }
}
// snippet.hide

// snippet.show
struct Conversation: Component {
  let messages: [Message]

  func initialState() -> String? { nil }

  func body(_ context: Context<String?>) -> some Component {
    Column(spacing: 12) {
      ForEach(messages) { message in Greeting(message: message) }
      if let person = context.state { Text("Person \(person)").heading(2) }
    }
    .onOpenLink { address in
      guard address.hasPrefix("app://person/") else { return false }
      context.update { $0 = String(address.dropFirst("app://person/".count)) }
      return true
    }
  }
}
// snippet.hide

struct Failure: Component {
  let report: String
  let retry: Action<Void>

  var body: some Component {
    Column(spacing: 6) {
      // snippet.show
      Text(report).family(.monospaced).textSelection()
      Text {
        "Something went wrong. "
        Text("Try again").link { retry() }
      }
      // snippet.hide
    }
  }
}

struct Question: Component {
  let name: String

  var body: some Component {
    // snippet.show
    Text {
      "Ask "
      Text(inline: Chip(name: name), copiedAs: "@\(name)")
      " before you merge."
    }
    // snippet.hide
  }
}

struct Chip: Component {
  let name: String

  var body: some Component {
    Text(name).size(13).color(.accentText).padding(horizontal: 6, vertical: 1)
      .background(.codeBackground, cornerRadius: 8)
  }
}

let view = HeadlessHostingView(size: Size(width: 400, height: 300)) {
  Conversation(messages: [Message(id: 7, author: "Ada")])
}

@MainActor func links(in view: HeadlessHostingView) -> [HeadlessPressableView] {
  view.settle()
  return view.root.descendants.compactMap { $0 as? HeadlessPressableView }
}

for link in links(in: view) {
  print(link.role, link.options.accessibility?.label ?? "")
  link.press()
}
view.settle()
print(view.root.visibleTexts)
print(view.mountHost.openedAddresses)

let failure = HeadlessHostingView(size: Size(width: 400, height: 300)) {
  Failure(report: "error: no such file", retry: Action { print("again") })
}
links(in: failure).first?.press()
failure.mountHost.pressKey(KeyCombination(.tab), in: failure.root)
let report = failure.root.descendants.lazy.compactMap { $0 as? HeadlessTextView }.first
report?.tap(count: 2, at: Point(x: 5, y: 5))
failure.settle()
print(report?.selectedText ?? "nothing")

let question = HeadlessHostingView(size: Size(width: 400, height: 300)) { Question(name: "ada") }
question.settle()
print(question.root.dump())

#if Markdown
// snippet.show
import AlidadeMarkdown

struct Manual: Component {
  let readme: String

  var body: some Component {
    Column {
      Text(markdown: "Read the [manual](https://docs.gtk.org), or run `swift build`.")
      Scroll { Markdown(readme).textSelection().padding(20) }.grow()
    }
  }
}
// snippet.hide
#endif
