// Content of any kind scrolls, along one or both axes, and only the part near the viewport has
// views.

import Alidade
import AlidadeHeadless

struct Chapter: Identifiable, Equatable {
  let id: Int
}

struct Article: Component {
  let chapters: [Chapter]
  let scroll: ScrollController

  var body: some Component {
    Row(spacing: 8) {
      Button("Middle") { scroll.scroll(to: 250, at: .start) }
      Button("Top") { scroll.scroll(to: .top) }
    }
    Scroll(controller: scroll) {
      Column(spacing: 20) {
        ForEach(chapters) { Text("chapter \($0.id)").frame(height: 60) }
        Scroll(.horizontal) {
          Row(spacing: 8) { ForEach(1..<100, id: \.self) { Text("picture \($0)") } }
        }
      }
    }
  }
}

let scroll = ScrollController()
let chapters = (1...500).map(Chapter.init)
let view = HeadlessHostingView(size: Size(width: 200, height: 240)) {
  Article(chapters: chapters, scroll: scroll)
}

// snippet.hide
@MainActor func press(_ label: String) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.visibleTexts == [label] }?.press()
  view.settle()
}

@MainActor func show() {
  view.settle()
  print(scroll.offset.y)
}

show()
// snippet.show
press("Middle")
show()

// Where the reader is, is a value that can be saved.
let position = scroll.position
press("Top")
show()
scroll.scroll(to: position)
show()

// Of 600 texts, only those near the viewport have had views.
print(view.counters.viewsCreated < 60)
