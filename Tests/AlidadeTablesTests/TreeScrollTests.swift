import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeTables

/// The views of a large tree that is scrolled.
@MainActor @Suite struct TreeScrollTests {
  private struct Node: Identifiable, Sendable {
    let id: Int
    var children: [Node]?

    static let roots = (0..<1_000).map { id in
      Node(id: id * 10, children: (1...3).map { Node(id: id * 10 + $0) })
    }
  }

  private struct Tree: Component {
    let controller: ListController
    func initialState() -> Set<Int> { Set(Node.roots.map(\.id)) }

    func body(_ context: Context<Set<Int>>) -> some Component {
      List(
        tree: Node.roots, children: \.children, expanded: context.binding(\.self),
        estimatedRowHeight: 40, controller: controller
      ) { node in
        Text("\(node.id)").frame(height: 40)
      }
    }
  }

  @Test func `scrolling a tree creates no views beyond those of the visible rows`() {
    let controller = ListController()
    let app = TestHost(size: Size(width: 200, height: 400)) { Tree(controller: controller) }
    func scroll(_ steps: Int) {
      for _ in 0..<steps {
        controller.offset += 27
        app.settle()
      }
    }
    // Rows with a button and rows without one are different.
    scroll(40)
    let created = controller.counters.rowViewsCreated
    #expect(created <= 2 * (400 / 40 + 2))
    let shown = controller.counters.rowsMounted
    let updates = app.updates { scroll(1_000) }
    #expect(controller.counters.rowsMounted - shown > 600)
    #expect(controller.counters.rowViewsCreated == created)
    #expect(updates.mounting.viewsCreated == 0)
    #expect(app.findAll(.role(.text)).count <= 12)
  }
}
