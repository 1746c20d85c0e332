import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct TreeMemoryTests {
  private let journal = EventLog()
  private let contexts = Contexts()
  private let host = HeadlessMountHost()

  private func noted(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  private func render(_ tree: ComponentTree) -> ComponentTree.Result {
    tree.render(
      in: SizeRange(exactly: Size(width: 100, height: 100)),
      LayoutContext(measurer: host.measurer, grid: PixelGrid(scale: 1)))
  }

  private func tree(_ component: some Component) -> ComponentTree {
    let tree = ComponentTree(component) { _ in }
    _ = render(tree)
    return tree
  }

  @Test func `a tree that forgot what it shows remembers its state`() {
    let tree = tree(Column { noted("a") })
    contexts.increment("a")
    #expect(tree.mayRemember)
    _ = tree.forget(exceptFor: tree.memory)
    contexts.increment("a")
    tree.setComponent(Column { noted("a") })
    _ = render(tree)
    contexts.increment("a")
    #expect(contexts["a"]?.currentState == 3)
    #expect(contexts["a"]?.state == 2)
    #expect(journal.count(of: "state a") == 1)
  }

  @Test func `asked before it has a component again, it shows nothing and forgets nothing`() {
    let tree = tree(Column { noted("a") })
    contexts.increment("a")
    _ = tree.forget(exceptFor: tree.memory)
    for _ in 0..<2 {
      #expect(render(tree).renderTree.units.isEmpty)
      contexts.increment("a")
    }
    _ = tree.forget(exceptFor: tree.memory)
    tree.setComponent(Column { noted("a") })
    #expect(!render(tree).renderTree.units.isEmpty)
    #expect(contexts["a"]?.state == 3)
    #expect(journal.count(of: "state a") == 1)
  }

  @Test func `what has gone when it comes back is forgotten`() {
    let tree = tree(
      Column {
        noted("a")
        noted("b").key("b")
      })
    _ = tree.forget(exceptFor: tree.memory)
    tree.setComponent(Column { noted("a") })
    _ = render(tree)
    tree.setComponent(
      Column {
        noted("a")
        noted("b").key("b")
      })
    _ = render(tree)
    #expect(journal.count(of: "state a") == 1)
    #expect(journal.count(of: "state b") == 2)
  }

  @Test func `an older memory than what is shown takes nothing away`() {
    let tree = tree(Column { noted("a") })
    let memory = tree.memory
    tree.setComponent(Column { noted("b") })
    _ = render(tree)
    #expect(tree.forget(exceptFor: memory) == nil)
    #expect(!render(tree).renderTree.units.isEmpty)
  }

  @Test func `a tree without state has nothing to remember`() {
    let tree = tree(Column { Text("a") })
    #expect(!tree.mayRemember)
    #expect(tree.memory.isEmpty)
  }
}
