// A view is reused only by components that set the same attributes that can't be taken back, with
// any values; otherwise nothing would remove a red tint.

import AlidadeHeadless
import AlidadeNative

struct Panel: ViewComponent {
  let options: ViewOptions

  func view() -> ViewConfiguration? {
    ViewConfiguration(.container(), attributes: options.viewAttributes())
  }
}

let redTint = ViewOptions(tintColor: .red)
let blueTint = ViewOptions(tintColor: .blue)
let halfTransparent = ViewOptions(alpha: 0.5)

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 100, height: 50)) {}

@MainActor func show(_ title: String, _ options: ViewOptions) {
  view.mountHost.log.clear()
  view.update { Panel(options: options) }
  print("\(title):")
  for operation in view.mountHost.log.operations { print("  \(operation.kind)") }
}
show("red", redTint)
show("half transparent", halfTransparent)
show("blue", blueTint)
print(view.root.dump(includesHidden: true), terminator: "")
