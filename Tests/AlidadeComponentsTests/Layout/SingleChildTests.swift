import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Containers of one child, around content whose number of components changes.
@MainActor @Suite struct SingleChildTests {
  enum Container: CaseIterable {
    case scroll, center, aligned, hidden, aspectRatio, sidebar, side, tab, root, page, menu
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
      case .aligned: AnyComponent(Aligned(horizontal: .center) { content(more) })
      case .hidden: AnyComponent(Hidden(false) { content(more) })
      case .aspectRatio: AnyComponent(AspectRatio(1) { content(more) })
      case .sidebar, .side: AnyComponent(splitView(more))
      case .tab:
        AnyComponent(
          TabView("Tabs", selection: Binding(1) { _ in }) { Tab("One", value: 1) { content(more) } }
        )
      case .root, .page: AnyComponent(stack(more))
      case .menu:
        AnyComponent(content(more).contextMenu { if more { MenuItem("Delete") {} } })
      }
    }

    private func splitView(_ more: Bool) -> some Component {
      SplitView {
        if container == .sidebar { content(more) } else { Text("Other") }
      } content: {
        if container == .side { content(more) } else { Text("Other") }
      }
    }

    private func stack(_ more: Bool) -> some Component {
      NavigationStack(path: Binding(container == .root ? [] : [1]) { _ in }) {
        if container == .root { content(more) } else { Text("Root") }
      } page: { _ in
        content(more)
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

  @Test func `a split view without a sidebar shows its content`() {
    let host = TestHost {
      SplitView {
      } content: {
        Text("Content")
      }
    }
    host.expect("Content")
  }
}
