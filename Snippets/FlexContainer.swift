// A custom container that is a flexbox, and a view that is one of its boxes.

import AlidadeHeadless
import AlidadeNative

struct Toolbar: FlexComponent {
  let children: [AnyComponent]

  init(@ComponentBuilder children: () -> ComponentList) {
    self.children = children().components
  }

  var box: FlexBox {
    var style = FlexStyle()
    style.columnGap = 6
    style.padding = FlexEdges(all: 4)
    style.justifyContent = .spaceBetween
    return .container(style)
  }
}

struct Panel: ViewComponent {
  let children: [AnyComponent]

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .container(), attributes: ViewOptions(backgroundColor: .red).viewAttributes())
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 40)) {
  Toolbar {
    Panel(children: [AnyComponent(Text("left").padding(2))])
    Panel(children: [AnyComponent(Text("right").padding(2))])
  }
}
print(view.root.dump(), terminator: "")
