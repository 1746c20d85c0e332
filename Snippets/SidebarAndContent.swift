// A sidebar and content side by side, or one after the other in a narrow window.

import Alidade
import AlidadeHeadless

struct Mail: Component {
  struct State {
    var folder = "Inbox"
    var sidebarWidth = 200.0
    var isFolderShown = false
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    SplitView(
      width: context.binding(\.sidebarWidth), ideal: 200, minimum: 150, collapsesBelow: 500,
      isContentShown: context.binding(\.isFolderShown)
    ) {
      for folder in ["Inbox", "Drafts", "Sent"] {
        FolderRow(name: folder) {
          context.update {
            $0.folder = folder
            $0.isFolderShown = true
          }
        }
      }
    } content: {
      FolderPage(name: context.state.folder)
    }
  }
}

struct FolderRow: Component, Equatable {
  let name: String
  let open: Action<Void>

  init(name: String, open: @escaping @MainActor @Sendable () -> Void) {
    self.name = name
    self.open = Action(open)
  }

  func body(_ context: Context<NoState>) -> some Component {
    Pressable(action: open) {
      Row(justification: .spaceBetween) {
        Text(name)
        // A row that leads to another page looks like it.
        if context.navigation.isCollapsed { Text("›") }
      }
      .padding(8)
    }
  }
}

struct FolderPage: Component, Equatable {
  let name: String

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8, alignment: .center) {
      if context.navigation.canGoBack { BackButton() }
      Text("Messages in \(name)")
    }
    .padding(8)
  }
}

let view = HeadlessHostingView(size: Size(width: 800, height: 300)) { Mail() }

// snippet.hide
@MainActor func show() {
  view.settle()
  print(view.root.visibleTexts)
}

@MainActor func press(_ label: String) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.visibleTexts.first == label || $0.options.accessibility?.label == label }?.press()
  show()
}
// snippet.show
show()

// In a narrow window, the folders come first.
view.size = Size(width: 360, height: 600)
show()
press("Drafts")
press("Back")
