// A component with state, shown in a GTK window with `--show`.

import Alidade
// snippet.hide
import AlidadeHeadless
import Foundation

// snippet.show

struct Greeting: Component {
  let name: String

  struct State { var taps = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Text("Hello, \(name)").size(20).weight(.bold)
      Button("Tapped \(context.state.taps) times") { context.update { $0.taps += 1 } }
    }
    .padding(12)
  }
}

// snippet.hide
if !CommandLine.arguments.contains("--show") {
  let view = HeadlessHostingView(size: Size(width: 200, height: 90)) { Greeting(name: "world") }
  print(view.root.visibleTexts)
  exit(0)
}
// snippet.show

#if GTK
import AlidadeGTK

GTKApplication.run(title: "Hello", size: Size(width: 320, height: 200)) { Greeting(name: "world") }
#endif
