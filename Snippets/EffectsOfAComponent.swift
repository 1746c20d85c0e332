// Side effects when a component appears or disappears, or for as long as it exists.

import Alidade
import AlidadeHeadless

struct Profile: Component {
  let user: String
  let load: @Sendable (String) async -> String

  func initialState() -> String { "loading" }

  func body(_ context: Context<String>) -> some Component {
    Text(context.state)
      .onAppear { print("appeared") }
      .onDisappear { print("disappeared") }
      // Canceled when the profile disappears, and restarted for another user.
      .task(id: user) { [user, load] in
        let text = await load(user)
        context.update { $0 = text }
      }
  }
}

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {}

@MainActor func show(_ user: String) {
  view.update {
    Profile(user: user) { user in "profile of \(user)" }
  }
}

@MainActor func waitForTask() async {
  while view.root.visibleTexts == ["loading"] {
    await Task.yield()
    view.settle()
  }
}
// snippet.show
show("ada")
print(view.root.visibleTexts)
await waitForTask()
print(view.root.visibleTexts)
view.update {}
