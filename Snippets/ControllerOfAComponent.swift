// A controller accompanies a component over all its generations. It is notified when the component
// appears, changes and disappears, and it has access to the view.

import AlidadeHeadless
import AlidadeNative

struct Clip: ViewComponent, ControllerProviding, Equatable {
  let url: String
  var size: ComponentSize { ComponentSize(width: 80, height: 60) }

  func view() -> ViewConfiguration? { ViewConfiguration(.container()) }

  final class Controller: ComponentController<Clip> {
    override func didInit() { print("  begin") }
    override func didMount() { print("  play \(component.url), has a view: \(view != nil)") }
    override func didUpdate(from older: Clip) { print("  \(older.url) becomes \(component.url)") }
    override func didUnmount() { print("  pause \(component.url)") }
    override func invalidate() { print("  end") }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {}
print("appears")
view.update { Clip(url: "one.webm") }
print("changes")
view.update { Clip(url: "two.webm") }
print("goes")
view.update {}
