import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

/// The work of a large tree of which a thousand nodes are expanded.
@MainActor @Suite struct TreeWorkTests {
  /// The number of times that children were read; any thread.
  private final class Reads: Sendable {
    private let count = Mutex(0)
    func note() { count.withLock { $0 += 1 } }
    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  private struct Node: Identifiable, Sendable {
    let id: Int
    let nodes: [Node]?
    let reads: Reads

    var children: [Node]? {
      reads.note()
      return nodes
    }

    static func roots(_ reads: Reads) -> [Node] {
      (0..<1_000).map { id in
        let leaves = (1...3).map { Node(id: id * 10 + $0, nodes: nil, reads: reads) }
        return Node(id: id * 10, nodes: leaves, reads: reads)
      }
    }
  }

  private struct Tree: Component {
    let roots: [Node]
    let reads: Reads
    /// `true` to find children with closures that depend on a value.
    let usesValue: Bool

    struct State {
      var expanded = Set((0..<1_000).map { $0 * 10 })
      var selected: Set<Int> = []
      var value = 0
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      tree(context).selection(context.binding(\.selected))
      Button("Load") { context.update { $0.value += 1 } }
    }

    private func tree(_ context: Context<State>) -> List {
      let expanded = context.binding(\.expanded)
      guard usesValue else {
        return List(tree: roots, children: \.children, expanded: expanded) { Text("\($0.id)") }
      }
      return List(
        tree: roots, by: context.state.value,
        children: { node, value in
          node.reads.note()
          return value == 0 ? node.nodes ?? [] : Array((node.nodes ?? []).prefix(1))
        }, isLeaf: { node, _ in node.nodes == nil }, expanded: expanded
      ) { Text("\($0.id)") }
    }
  }

  private func show(usesValue: Bool) -> (TestHost, Reads) {
    let reads = Reads()
    let roots = Node.roots(reads)
    let host = TestHost(size: Size(width: 200, height: 400)) {
      Tree(roots: roots, reads: reads, usesValue: usesValue)
    }
    host.settle()
    return (host, reads)
  }

  @Test(arguments: [false, true])
  func `a key that selects a row reads no children`(_ usesValue: Bool) throws {
    let (host, reads) = show(usesValue: usesValue)
    #expect(reads.take() >= 1_000)
    try host.tap("1")
    for _ in 0..<3 { #expect(host.press(.down)) }
    #expect(reads.take() == 0)
  }

  @Test(arguments: [false, true])
  func `a node that is collapsed is`(_ usesValue: Bool) throws {
    let (host, reads) = show(usesValue: usesValue)
    try host.tap("0")
    _ = reads.take()
    #expect(host.press(.left))
    #expect(host.findAll(.text("1")).isEmpty && host.findAll(.text("10")).count == 1)
    #expect(reads.take() >= 999)
    #expect(host.press(.right))
    #expect(host.findAll(.text("1")).count == 1)
  }

  @Test func `another value reads all children`() throws {
    let (host, reads) = show(usesValue: true)
    _ = reads.take()
    try host.tap("Load")
    #expect(reads.take() == 1_000)
    #expect(host.findAll(.text("1")).count == 1 && host.findAll(.text("2")).isEmpty)
  }
}
