// Components without a view position other components, and add nothing to the view hierarchy.

import Alidade
import AlidadeHeadless

let gap = Leaf(view: .none, size: ComponentSize(width: 10, height: 10))

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Column {
    gap
    Row {
      gap
      Row { Text("one view") }.padding(2)
    }
  }
}
print(view.root.dump(), terminator: "")
