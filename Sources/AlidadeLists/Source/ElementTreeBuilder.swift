/// A tree of elements in the making, to which elements are appended one after the other.
///
/// Appending an element costs O(1) amortized.
struct ElementTreeBuilder<Element: Sendable> {
  private typealias Run = ElementRun<Element>

  /// The elements that aren't in a node yet.
  private(set) var entries: ContiguousArray<ElementRun<Element>.Entry> = []
  /// The nodes that have no parent yet, by level; those of a level come after those of the next one.
  private var levels: [ContiguousArray<ElementTree<Element>>] = []

  init() {}

  /// The only element; `nil` if there are others or none.
  var single: ElementRun<Element>.Entry? {
    levels.isEmpty && entries.count == 1 ? entries[0] : nil
  }

  mutating func append(_ entry: ElementRun<Element>.Entry) {
    if entries.count == Run.capacity { endRun() }
    entries.append(entry)
  }

  private mutating func endRun() {
    var node = ElementTree(Run(entries))
    entries = []
    entries.reserveCapacity(Run.capacity)
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
    tree.append(ElementTree(Run(entries)))
    return tree
  }
}
