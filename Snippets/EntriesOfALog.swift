// The content for an element of a `ForEach` can be several components, chosen with `switch` and
// `for`.

import Alidade
import AlidadeHeadless

struct Entry: Identifiable, Sendable {
  enum Kind { case heading, note }

  let id: Int
  let kind: Kind
  let title: String
  var tags: [String] = []
}

struct Log: Component {
  let entries: [Entry]

  var body: some Component {
    Column(spacing: 4) {
      ForEach(entries) { entry in
        switch entry.kind {
        case .heading: Text(entry.title).weight(.bold)
        case .note:
          Text(entry.title)
          for tag in entry.tags { Text(tag).size(12) }
        }
      }
    }
  }
}

let entries = [
  Entry(id: 1, kind: .heading, title: "Monday"),
  Entry(id: 2, kind: .note, title: "Rain", tags: ["weather", "garden"]),
]
let view = HeadlessHostingView(size: Size(width: 200, height: 120)) { Log(entries: entries) }
print(view.root.visibleTexts)
