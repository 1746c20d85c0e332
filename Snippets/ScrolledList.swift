// When a list scrolls and its elements change, the rows that the user looks at stay in place, and
// every row keeps its state.

import Alidade
import AlidadeHeadless

struct Entry: Identifiable, Equatable {
  let id: Int
}

struct EntryRow: Component, Equatable {
  let entry: Entry

  func initialState() -> Bool { false }

  func body(_ context: Context<Bool>) -> some Component {
    Pressable(action: { context.update { $0.toggle() } }) {
      Text(context.state ? "entry \(entry.id), read" : "entry \(entry.id)")
    }
  }
}

struct Journal: Component {
  let entries: [Entry]
  let scroll: ListController

  var body: some Component {
    List(entries, estimatedRowHeight: 19, controller: scroll) { EntryRow(entry: $0) }
    Button("Top") { scroll.scroll(toRow: 0) }
  }
}

let scroll = ListController()
var entries = (0..<1_000).map(Entry.init)
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Journal(entries: entries, scroll: scroll)
}

// snippet.hide
@MainActor func press(_ label: String) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.isVisible && $0.visibleTexts == [label] }?.press()
  view.settle()
}

@MainActor func show() {
  view.settle()
  print(scroll.visibleRows, view.root.visibleTexts.dropLast())
}

view.settle()
show()
// snippet.show
press("entry 1")
scroll.scroll(toRow: 900)
show()
press("Top")
show()

scroll.scroll(toRow: 500)
entries.removeFirst(100)
view.update { Journal(entries: entries, scroll: scroll) }
show()

scroll.offset = scroll.contentHeight
show()
