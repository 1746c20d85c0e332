// A list of things to do in a window: the program of the guide "Getting started", and two of its
// earlier versions.

import Alidade
import AlidadeTesting
import Foundation
import Testing

// snippet.hide
enum FirstWindow {
  // snippet.show
  struct ToDoList: Component {
    var body: some Component {
      Text("Nothing to do").size(20).weight(.bold)
        .padding(12)
    }
  }
  // snippet.hide
}
// snippet.show

struct Item: Identifiable, Equatable, Codable {
  var id = UUID()
  let title: String
  var isDone = false
}

// snippet.hide
enum FirstState {
  // snippet.show
  struct ToDoList: Component {
    struct State {
      var newTitle = ""
      var items: [Item] = []

      mutating func add() {
        guard !newTitle.isEmpty else { return }
        items.append(Item(title: newTitle))
        newTitle = ""
      }
    }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column(spacing: 8) {
        Row(spacing: 8) {
          TextField("What is there to do?", text: context.binding(\.newTitle))
            .onSubmit { context.update { $0.add() } }
            .defaultFocus()
            .grow()
          Button("Add", kind: .prominent) { context.update { $0.add() } }
        }
        for item in context.state.items { Text(item.title).key(item.id) }
      }
      .padding(12)
    }
  }
  // snippet.hide
}
// snippet.show

struct ItemRow: Component, Equatable {
  let item: Item
  let isDone: Binding<Bool>
  let remove: Action<Void>

  var body: some Component {
    Row(spacing: 8, alignment: .center) {
      CheckBox(item.title, isOn: isDone).grow()
      Button(label: "Remove \(item.title)", kind: .flat, action: { remove() }) { Text("✕") }
    }
  }
}

actor ToDoFile {
  static let standard = ToDoFile(URL.homeDirectory.appending(path: "to-do.json"))

  let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the items; `nil` if there is a file that can't be read.
  nonisolated func load() -> [Item]? {
    do {
      return try JSONDecoder().decode([Item].self, from: Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      return nil
    }
  }

  func save(_ items: [Item]) throws {
    // A canceled task has been replaced by one with newer items.
    try Task.checkCancellation()
    try JSONEncoder().encode(items).write(to: url, options: .atomic)
  }
}

struct ToDoList: Component {
  var file = ToDoFile.standard

  struct State {
    var newTitle = ""
    var items: [Item] = []
    var isLoaded = true
    var hidesFinished = false

    var shownItems: [Item] { items.filter { !hidesFinished || !$0.isDone } }

    mutating func add() {
      guard !newTitle.isEmpty else { return }
      items.append(Item(title: newTitle))
      newTitle = ""
    }

    mutating func setDone(_ isDone: Bool, _ id: Item.ID) {
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone = isDone
    }

    mutating func remove(_ id: Item.ID) { items.removeAll { $0.id == id } }

    mutating func removeFinished() { items.removeAll(where: \.isDone) }
  }

  func initialState() -> State {
    guard let items = file.load() else { return State(isLoaded: false) }
    return State(items: items)
  }

  func body(_ context: Context<State>) -> some Component {
    let (items, isLoaded) = (context.state.items, context.state.isLoaded)
    Column(spacing: 8) {
      Row(spacing: 8) {
        TextField("What is there to do?", text: context.binding(\.newTitle))
          .onSubmit { context.update { $0.add() } }
          .defaultFocus()
          .grow()
        Button("Add", kind: .prominent) { context.update { $0.add() } }
      }
      List(context.state.shownItems) { item in
        ItemRow(
          item: item,
          isDone: Binding(item.isDone) { isDone in
            context.update { $0.setDone(isDone, item.id) }
          },
          remove: Action { context.update { $0.remove(item.id) } })
      }
      .grow()
      Toggle("Hide finished", isOn: context.binding(\.hidesFinished))
      Text("Control-D removes what is finished").size(12).color(.secondaryText)
      if !isLoaded { Text("The file can't be read. Changes aren't saved.").color(.red) }
    }
    .padding(12)
    .shortcut(.character("d"), .control) { context.update { $0.removeFinished() } }
    .task(id: items) { [file] in if isLoaded { try? await file.save(items) } }
  }
}

@MainActor @Test func itemIsAddedAndRemoved() throws {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
  let app = TestHost { ToDoList(file: ToDoFile(url)) }
  try app.type("Milk", into: "What is there to do?")
  try app.tap("Add")
  app.expect("Milk")
  try app.tap("Remove Milk")
  app.expectNone("Milk")
}

@MainActor @Test func finishedItemIsHiddenAndRemoved() throws {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
  try JSONEncoder().encode([Item(title: "Milk"), Item(title: "Tea")]).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  let app = TestHost { ToDoList(file: ToDoFile(url)) }
  try app.tap("Milk")
  try app.set("Hide finished", to: true)
  app.expectNone("Milk")
  try app.set("Hide finished", to: false)
  app.expect("Milk")
  app.press(.character("d"), .control)
  app.expectNone("Milk")
  app.expect("Tea")
}

// snippet.hide
let first = TestHost { FirstWindow.ToDoList() }
print("first window:", first.visibleTexts)

let second = TestHost { FirstState.ToDoList() }
try second.type("Milk", into: "What is there to do?")
try second.tap("Add")
print("with state:", second.visibleTexts)

let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
let file = ToDoFile(url)
let app = TestHost { ToDoList(file: file) }
for title in ["Milk", "Bread", "Tea"] {
  try app.type(title, into: "What is there to do?")
  try app.tap("Add")
}
try app.tap("Milk")
try app.tap("Remove Bread")
print("one removed, one done:", app.visibleTexts)
try app.set("Hide finished", to: true)
print("finished ones hidden:", app.visibleTexts)
try app.set("Hide finished", to: false)
app.press(.character("d"), .control)
print("finished ones removed:", app.visibleTexts)
// The task that saves begins on the main actor.
while file.load()?.count != 1 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
let later = TestHost { ToDoList(file: file) }
print("started again:", later.visibleTexts)
let damagedURL = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
try Data("damaged".utf8).write(to: damagedURL)
let damaged = TestHost { ToDoList(file: ToDoFile(damagedURL)) }
try damaged.type("Milk", into: "What is there to do?")
try damaged.tap("Add")
for _ in 0..<10 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
print("file can't be read:", damaged.visibleTexts)
print("file is kept:", try String(contentsOf: damagedURL, encoding: .utf8))
for url in [url, damagedURL] { try? FileManager.default.removeItem(at: url) }
try itemIsAddedAndRemoved()
try finishedItemIsHiddenAndRemoved()
print("tests: done")
#if GTK
if !CommandLine.arguments.contains("--show") { exit(0) }
// snippet.show
import Alidade
import AlidadeGTK

GTKApplication.run(title: "To do", size: Size(width: 360, height: 480)) { ToDoList() }
// snippet.hide
#endif
