// A component that counts taps. A change of its state is shown in the next frame, and updates only
// the text that differs.

import Alidade
import AlidadeHeadless

struct Greeting: Component {
  let name: String

  struct State { var taps = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Text("Hello, \(name)")
      Button("Tapped \(context.state.taps) times") { context.update { $0.taps += 1 } }
    }
    .padding(12)
  }
}

// snippet.hide
extension HeadlessView {
  var button: HeadlessPressableView? {
    descendants.compactMap { $0 as? HeadlessPressableView }.first
  }
}
// snippet.show

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) { Greeting(name: "world") }
print(view.root.visibleTexts)

view.mountHost.log.clear()
view.root.button?.press()
view.root.button?.press()
view.settle()
print(view.root.visibleTexts)
print("builds: \(view.host.counters.updates)")
print("native operations: \(view.mountHost.log.count)")
