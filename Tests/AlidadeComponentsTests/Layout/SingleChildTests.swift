import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Containers of one child, around content whose number of components changes.
@MainActor @Suite struct SingleChildTests {
  enum Container: CaseIterable {
    case scroll, center, aligned, padding, hidden, aspectRatio, splitView, tabView, stack, menu
  }

  private struct Counter: Component {
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("Count \(context.state)") { context.update { $0 += 1 } }
    }
  }

  private struct Page: Component {
    let container: Container
    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Column(alignment: .stretch) {
        Button("More") { context.update { $0.toggle() } }
        contained(more: context.state).grow().basis(0)
      }
    }

    @ComponentBuilder private func content(_ more: Bool) -> ComponentList {
      Counter()
      if more { Text("Status") }
    }

    private func contained(more: Bool) -> AnyComponent {
      switch container {
      case .scroll: AnyComponent(Scroll { content(more) })
      case .center: AnyComponent(Center { content(more) })
      case .aligned: AnyComponent(content(more).aligned(horizontal: .center, vertical: .top))
      case .padding: AnyComponent(content(more).padding(8))
      case .hidden: AnyComponent(content(more).hidden(false))
      case .aspectRatio: AnyComponent(content(more).aspectRatio(1))
      case .splitView:
        AnyComponent(
          SplitView {
            Text("Sidebar")
          } content: {
            content(more)
          })
      case .tabView:
        AnyComponent(
          TabView(selection: Binding(1) { _ in }) { Tab("One", id: 1) { content(more) } })
      case .stack:
        AnyComponent(
          NavigationStack(path: Binding([1]) { _ in }) {
            Text("Root")
          } page: { _ in
            content(more)
          })
      case .menu:
        AnyComponent(content(more).contextMenu { if more { MenuItem(.delete) } })
      }
    }
  }

  @Test(arguments: Container.allCases)
  func `the content keeps its state when the number of its components changes`(
    _ container: Container
  ) throws {
    let host = TestHost(size: Size(width: 400, height: 400)) { Page(container: container) }
    try host.tap("Count 0")
    host.expect("Count 1")
    try host.tap("More")
    host.expect("Status")
    host.expect("Count 1")
    try host.tap("Count 1")
    try host.tap("More")
    host.expect("Count 2")
  }
}
