/// A builder of a tree of elements, which are appended in order.
///
/// Appending an element costs O(1) amortized.
struct ElementTreeBuilder<Element: Sendable> {
  private typealias Run = ElementRun<Element>

  /// The elements that aren't in a node yet.
  private var run = ElementRun<Element>()
  /// The nodes that have no parent yet, by level; the nodes of a level come after those of the next
  /// level.
  private var levels: [ContiguousArray<ElementTree<Element>>] = []

  init() {}

  /// Adds an element at the end.
  mutating func append(_ element: Element, label: Int) {
    if run.count == Run.capacity {
      endRun()
      run = .withCapacity()
    }
    run.append(element, label: label)
  }

  /// Adds elements and their labels at the end.
  mutating func append(_ elements: ContiguousArray<Element>, labels: RunLabels) {
    for start in stride(from: 0, to: elements.count, by: Run.capacity) {
      if run.count > 0 { endRun() }
      let range = start..<min(start + Run.capacity, elements.count)
      run = Run(ContiguousArray(elements[range]), labels.slice(range))
    }
  }

  private mutating func endRun() {
    var node = ElementTree(run)
    run = Run()
    for level in levels.indices {
      levels[level].append(node)
      if levels[level].count < ElementTree<Element>.capacity { return }
      node = ElementTree(levels[level])
      levels[level] = []
    }
    levels.append([node])
  }

  /// Returns the tree of all elements.
  func finish() -> ElementTree<Element> {
    var tree = ElementTree<Element>()
    for node in levels.reversed().joined() { tree.append(node) }
    tree.append(ElementTree(run))
    return tree
  }
}
