/// A tree of elements in the making, to which elements are appended one after the other.
///
/// Appending an element costs O(1) amortized.
struct ElementTreeBuilder<Element: Sendable> {
  private typealias Run = ElementRun<Element>

  /// The elements that aren't in a node yet.
  private var run = ElementRun<Element>()
  /// The nodes that have no parent yet, by level; those of a level come after those of the next one.
  private var levels: [ContiguousArray<ElementTree<Element>>] = []

  init() {}

  /// The only element; `nil` if there are others or none.
  var single: ElementRun<Element>.Entry? {
    levels.isEmpty && run.count == 1 ? run[0] : nil
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element, label: Int) {
    if run.count == Run.capacity {
      endRun()
      run = .withCapacity()
    }
    run.append(element, label: label)
  }

  /// Adds elements at the end; as many as a run can hold, except in the last call.
  mutating func append(_ elements: ContiguousArray<Element>, _ labels: RunLabels) {
    if elements.isEmpty { return }
    if run.count > 0 { endRun() }
    run = Run(elements, labels)
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
