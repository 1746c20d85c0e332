// Nested rows and columns, and the flex item properties of their children.

import Alidade
import AlidadeHeadless

struct Message: Component {
  let author: String
  let text: String

  var body: some Component {
    Row(spacing: 8, alignment: .start) {
      Box(background: .blue, cornerRadius: 16).frame(width: 32, height: 32).shrink(0)
      Column(spacing: 2) {
        Row(spacing: 6, alignment: .baseline) {
          Text(author).weight(.bold).lineLimit(1)
          Text("12:30").size(12).shrink(0).margin(start: .auto)
        }
        Text(text)
      }
      .grow().basis(0)
    }
    .padding(10)
  }
}

let view = HeadlessHostingView(size: Size(width: 240, height: 100)) {
  Message(author: "Ada", text: "It weaves algebraical patterns.")
}
print(view.root.dump(), terminator: "")
