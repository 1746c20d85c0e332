// A window whose header bar takes the place of the title bar, with a search and an about dialog.

#if GTK
import Alidade
import AlidadeGTK

extension WidthClass {
  static let threeColumns = WidthClass(from: 1100)
}

struct Library: App {
  let about = AboutInformation(
    version: "1.4", description: "Finds books.", developer: "The Library Authors",
    icon: "accessories-dictionary", website: "https://example.org/library", license: .apache2,
    credits: [.init("Code", by: ["Ada", "Grace"])])

  var body: some Component {
    Window("Library", id: "main", size: Size(width: 900, height: 600)) {
      Shelf().widthClasses([.compact, .medium, .threeColumns])
    }
    .titleBar(false)
  }
}

struct Shelf: Component {
  struct State { var term = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Books(term: context.state.term)
      .headerBar("Library", subtitle: "3 books") {
        Button("Add", kind: .flat) {}
      } end: {
        SearchButton()
        Menu("Main menu", icon: "open-menu-symbolic") {
          MenuItem(.keyboardShortcuts)
          MenuItem(.about)
        }
      }
      .search(text: context.binding(\.term), opensOnTyping: true)
  }
}

struct Books: Component {
  let term: String

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 12) {
      List(
        ["Emma", "Persuasion", "Dracula"].filter { term.isEmpty || $0.contains(term) }, id: \.self
      ) { title in
        Text(title).padding(8)
      }
      .grow().basis(0)
      if context.widthClass >= .threeColumns { Text("A preview").frame(width: 300) }
    }
  }
}

struct Folders: Component {
  var body: some Component {
    SplitView(collapsesBelow: WidthClass.medium.minimum) {
      Text("Novels").padding(12).headerBar("Shelves")
    } content: {
      Text("Emma").padding(12).headerBar("Novels") { SearchButton() }
    }
  }
}

// snippet.hide
if CommandLine.arguments.contains("--show") {
  MainActor.assumeIsolated { _ = GTKApplication.run(Library()) }
}
#endif
print("run with --show to open the window")
