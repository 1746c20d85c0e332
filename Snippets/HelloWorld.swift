// A component that always looks the same, shown without a display.

import Alidade
import AlidadeHeadless

struct HelloWorld: Component {
  var body: some Component {
    Column(spacing: 8, alignment: .center) {
      Image(icon: "face-smile", size: 32)
      Text("Hello, world").size(20).weight(.bold)
    }
    .padding(12)
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 120)) { HelloWorld() }
print(view.root.dump(), terminator: "")
