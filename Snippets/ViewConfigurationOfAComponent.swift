// A component type with a view that is described by a class and the common options.

import AlidadeHeadless
import AlidadeNative

struct FooComponent: ViewComponent {
  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .container(),
      attributes: ViewOptions(backgroundColor: .red).viewAttributes())
  }
}

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 100, height: 50)) { FooComponent() }
print(view.root.dump(), terminator: "")
