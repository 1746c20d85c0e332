import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What stays in place while content is replaced in several ways at once.
@MainActor @Suite struct ScrollPlaceTests {
  private struct PageState: Sendable {
    var first = 0
    var color = Color.red
  }

  private struct Page: Component {
    let link: ContextLink<PageState>

    func initialState() -> PageState { PageState() }

    func body(_ context: Context<PageState>) -> some Component {
      let state = context.state
      let _ = link.keep(context)
      Scroll {
        Column {
          ForEach(Array(state.first..<50), id: \.self) {
            Text("line \($0)").color(state.color).frame(height: 20)
          }
        }
      }
    }
  }

  @Test func `rows stay in place if a change overtakes another one that adds rows above them`()
    throws
  {
    let link = ContextLink<PageState>()
    let host = TestHost(size: Size(width: 100, height: 200)) { Page(link: link) }
    let context = try #require(link.context)
    try host.scroll(by: 105)
    let top = try host.find("line 10").frame.minY
    context.update(priority: .background) { $0.first = -1 }
    host.mountHost.runMainWork()
    host.mountHost.runBackgroundWork()
    context.updateImmediately { $0.color = .blue }
    #expect(try host.find("line 10").frame.minY == top)
    host.view.settle()
    #expect(try host.find("line 10").frame.minY == top)
  }
}
