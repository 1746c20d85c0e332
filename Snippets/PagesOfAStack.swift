// Pages that cover each other, whose path is state.

import Alidade
import AlidadeHeadless

enum Page: Hashable {
  case album(String)
  case song(String)
}

struct Music: Component {
  struct State {
    var path: [Page] = []
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    NavigationStack(path: context.binding(\.path)) {
      Text("Albums")
      Opener(page: .album("Blue"))
    } page: { page in
      switch page {
      case .album(let name):
        PageTitle(text: name)
        Opener(page: .song("River"))
      case .song(let name):
        PageTitle(text: name)
      }
    }
  }
}

struct Opener: Component, Equatable {
  let page: Page

  func body(_ context: Context<NoState>) -> some Component {
    Button("Open") { context.navigation.push(page) }
  }
}

struct PageTitle: Component, Equatable {
  let text: String

  var body: some Component {
    Row(spacing: 8, alignment: .center) {
      BackButton()
      Text(text).heading(1)
    }
  }
}

let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Music() }

// snippet.hide
@MainActor func show() {
  view.settle()
  print(view.root.visibleTexts)
}

@MainActor func press(_ label: String) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.isVisible && $0.options.accessibility?.label == label }?.press()
  show()
}
// snippet.show
show()
press("Open")
press("Open")
press("Back")
