/// The elements of a data source in their order; a copy costs O(1).
typealias ElementTree<Element: Sendable> = BalancedTree<ElementRun<Element>>

extension BalancedTree {
  /// Returns the element and the label at an offset.
  func entry<Element>(at offset: Int) -> ElementRun<Element>.Entry
  where Leaf == ElementRun<Element> {
    let (leaf, start) = leaf(at: offset)
    return leaf[offset - start]
  }

  /// Returns the offset of the element with a label; `nil` if there is none.
  func offset<Element>(ofLabel label: Int) -> Int? where Leaf == ElementRun<Element> {
    var node = self
    var start = 0
    while node.level > 0 {
      guard let index = node.children.firstIndex(where: { $0.sum.lastLabel >= label }) else {
        return nil
      }
      for child in node.children[..<index] { start += child.sum.rows }
      node = node.children[index]
    }
    return node.leaf.index(ofLabel: label).map { start + $0 }
  }
}
