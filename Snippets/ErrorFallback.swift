// A body can throw. The nearest error boundary shows a fallback, and can try again.

import Alidade
import AlidadeHeadless

struct Disconnected: Error {}

struct Feed: Component {
  struct State {
    var isConnected = true

    func news() throws -> String {
      guard isConnected else { throw Disconnected() }
      return "news"
    }
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) throws -> some Component {
    Text(try context.state.news())
    Button("pull the plug") { context.update { $0.isConnected = false } }
      .onDisappear { context.update { $0.isConnected = true } }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Text("The feed")
  ErrorBoundary {
    Feed()
  } fallback: { failure in
    Text("\(failure.error) in \(failure.path)")
    Button("try again") { failure.retry() }
  }
}

// snippet.hide
@MainActor func press() {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first { $0.isVisible }?.press()
  view.settle()
}
// snippet.show
print(view.root.visibleTexts)
press()
print(view.root.visibleTexts)
press()
print(view.root.visibleTexts)
