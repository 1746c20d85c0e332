import AlidadeNative
import AlidadeTesting

/// An application with a header bar in place of the title bar.
struct Mailer: App {
  struct State: Sendable {
    var term = ""
    var title: String? = "Inbox"
    var showsDialog = false
  }

  var hasTitleBar = false
  var placement = HeaderBar.SearchPlacement.inBar
  var opensOnTyping = true
  let log = EventLog()

  init() {}

  init(
    hasTitleBar: Bool = false, placement: HeaderBar.SearchPlacement = .inBar,
    opensOnTyping: Bool = true
  ) {
    self.hasTitleBar = hasTitleBar
    self.placement = placement
    self.opensOnTyping = opensOnTyping
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Window("Mail", size: Size(width: 600, height: 400)) {
      Column {
        Text("Found \(context.state.term)")
        Button("Message") { log.record("message") }
      }
      .headerBar(context.state.title, subtitle: "3 unread") {
        Button("New") { log.record("new") }
      } end: {
        SearchButton()
        Button("Dialog") { context.update { $0.showsDialog = true } }
      }
      .search(
        text: context.binding(\.term), placement: placement, opensOnTyping: opensOnTyping
      )
      .overlay {
        Window("Dialog", isOpen: context.binding(\.showsDialog)) {
          Text("Anything").headerBar()
        }
        .titleBar(false).modal()
      }
    }
    .titleBar(hasTitleBar)
  }
}
