/// The elements of a data source in their order; a copy costs O(1).
typealias ElementTree<Element: Sendable> = BalancedTree<ElementRun<Element>>

extension BalancedTree {
  /// Returns the element at an offset.
  func element<Element>(at offset: Int) -> Element where Leaf == ElementRun<Element> {
    let (leaf, start) = leaf(at: offset)
    return leaf.elements[offset - start]
  }

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
    search: while node.level > 0 {
      // By index, because a slice and its iterator would look up their generic types.
      for index in 0..<node.children.count {
        let sum = node.children[index].sum
        if sum.lastLabel >= label {
          node = node.children[index]
          continue search
        }
        start += sum.rows
      }
      return nil
    }
    return node.leaf.index(ofLabel: label).map { start + $0 }
  }
}
