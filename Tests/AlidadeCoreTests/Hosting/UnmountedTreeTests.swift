import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Trees that are built again and again before they are mounted, such as rows that aren't visible.
@MainActor @Suite struct UnmountedTreeTests {
  private final class Token: Sendable {}

  private struct Holder: Component, AlwaysRebuilt {
    let token: Token

    var body: some Component { Text("held").onAppear { [token] in _ = token } }
  }

  private struct WeakToken {
    weak var value: Token?
  }

  private let host = HeadlessMountHost()
  private let journal = EventLog()

  @discardableResult private func render(_ tree: ComponentTree) -> ComponentTree.Result {
    tree.render(
      in: SizeRange(exactly: Size(width: 100, height: 100)),
      LayoutContext(measurer: host.measurer, grid: PixelGrid(scale: 1)))
  }

  private func watched(_ value: Int) -> Watched {
    Watched(name: "a", journal: journal, value: value)
  }

  @Test func `builds that are never mounted don't accumulate`() {
    let tree = ComponentTree(Holder(token: Token())) { _ in }
    render(tree)
    var tokens: [WeakToken] = []
    for _ in 0..<20 {
      let token = Token()
      tokens.append(WeakToken(value: token))
      tree.setComponent(Holder(token: token))
      render(tree)
    }
    #expect(tokens.count { $0.value != nil } <= 2)
  }

  @Test func `a controller that waited for several builds begins with the newest component`() {
    let tree = ComponentTree(Column { watched(0) }) { _ in }
    render(tree)
    var result = render(tree)
    for value in 1...3 {
      tree.setComponent(Column { watched(value) })
      result = render(tree)
    }
    tree.willMount(
      result.renderTree, generation: result.generation, revision: result.revision)
    tree.didMount()
    #expect(journal.take() == ["didInit a"])
    tree.setComponent(Column {})
    result = render(tree)
    tree.setComponent(Column { Text("other") })
    result = render(tree)
    tree.willMount(
      result.renderTree, generation: result.generation, revision: result.revision)
    tree.didMount()
    #expect(journal.take() == ["invalidate a 3"])
  }

  @Test func `a controller of an older generation is there when that is mounted`() {
    let tree = ComponentTree(Column { watched(0) }) { _ in }
    let first = render(tree)
    tree.setComponent(Column { watched(1) })
    let second = render(tree)
    tree.willMount(
      first.renderTree, generation: first.generation, revision: first.revision)
    tree.didMount()
    #expect(journal.take() == ["didInit a"])
    tree.setComponent(Column {})
    let third = render(tree)
    tree.willMount(
      second.renderTree, generation: second.generation, revision: second.revision)
    tree.didMount()
    #expect(!journal.entries.contains { $0.hasPrefix("invalidate") })
    tree.willMount(
      third.renderTree, generation: third.generation, revision: third.revision)
    tree.didMount()
    #expect(journal.take() == ["invalidate a 1"])
  }
}
