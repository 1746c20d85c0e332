import AlidadeLists
import Testing

@testable import AlidadeTables

@Suite struct TreeEntryTests {
  private struct Node: Identifiable, Sendable {
    let id: Int
    var children: [Node]?
  }

  private let tree = [
    Node(id: 1, children: [Node(id: 11), Node(id: 12, children: [Node(id: 121)])]),
    Node(id: 2), Node(id: 3, children: []),
  ]

  private func lines(_ nodes: [Node], _ expanded: Set<Int>) -> [String] {
    TreeEntry.entries(
      of: nodes, children: { $0.children ?? [] }, isLeaf: { $0.children == nil },
      expanded: expanded
    ).map { entry in
      let mark = entry.place.isExpanded.map { $0 ? "- " : "+ " } ?? ""
      return String(repeating: "  ", count: entry.place.depth) + mark + "\(entry.id)"
    }
  }

  @Test func `nodes follow their parents if those are expanded`() {
    #expect(lines(tree, []) == ["+ 1", "2", "+ 3"])
    #expect(lines(tree, [1]) == ["- 1", "  11", "  + 12", "2", "+ 3"])
    #expect(lines(tree, [1, 12]) == ["- 1", "  11", "  - 12", "    121", "2", "+ 3"])
  }

  @Test func `an expanded node in a collapsed one isn't shown`() {
    #expect(lines(tree, [12]) == ["+ 1", "2", "+ 3"])
  }

  @Test func `a node without children can be expanded, but not a leaf`() {
    #expect(lines(tree, [2, 3, 99]) == ["+ 1", "2", "- 3"])
  }

  @Test func `nodes know the rows of their parents and of what follows their descendants`() {
    func rows(_ expanded: Set<Int>) -> [NodeRows] {
      TreeEntry.entries(
        of: tree, children: { $0.children ?? [] }, isLeaf: { $0.children == nil },
        expanded: expanded
      ).map(\.rows)
    }
    #expect(rows([]).map(\.parent) == [nil, nil, nil])
    #expect(rows([]).map(\.end) == [1, 2, 3])
    #expect(rows([1, 12, 3]).map(\.parent) == [nil, 0, 0, 2, nil, nil])
    #expect(rows([1, 12, 3]).map(\.end) == [4, 2, 4, 4, 5, 6])
  }

  @Test func `a node that contains itself ends`() {
    let entries = TreeEntry.entries(
      of: [Node(id: 1)], children: { [$0] }, isLeaf: { _ in false }, expanded: [1])
    #expect(entries.map(\.place.depth) == [0, 1])
    #expect(entries.map(\.place.isExpanded) == [true, nil])
  }

  @Test func `only the children of expanded nodes are looked up`() {
    var asked: [Int] = []
    _ = TreeEntry.entries(
      of: tree,
      children: { node in
        asked.append(node.id)
        return node.children ?? []
      }, isLeaf: { $0.children == nil }, expanded: [1])
    #expect(asked == [1])
  }
}
