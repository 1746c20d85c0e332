/// A few neighboring elements of a data source.
struct ElementRun<Element: Sendable>: BalancedTreeLeaf {
  /// An element and its label; labels ascend with the offsets of the elements.
  struct Entry: Sendable {
    var label: Int
    var element: Element
  }

  /// The maximum number of elements.
  static var capacity: Int { 32 }

  private(set) var elements: ContiguousArray<Element> = []
  private(set) var labels = RunLabels()

  init() {}

  /// Creates a run of at most ``capacity`` elements.
  init(_ elements: ContiguousArray<Element>, _ labels: RunLabels) {
    self.elements = elements
    self.labels = labels
  }

  /// Creates an empty run with memory for the largest number of elements.
  static func withCapacity() -> ElementRun {
    var run = ElementRun()
    run.elements.reserveCapacity(capacity)
    return run
  }

  var count: Int { elements.count }

  var sum: ElementSum {
    ElementSum(rows: count, lastLabel: count == 0 ? .min : labels[count - 1])
  }

  var isHalfFull: Bool { count >= ElementRun.capacity / 2 }

  /// The element and the label at an index, which must be in range.
  subscript(index: Int) -> Entry { Entry(label: labels[index], element: elements[index]) }

  /// Returns the index of the element with a label; `nil` if there is none.
  func index(ofLabel label: Int) -> Int? { labels.index(of: label, in: count) }

  func slice(_ rows: Range<Int>) -> ElementRun {
    let rows = rows.clamped(to: 0..<count)
    return ElementRun(ContiguousArray(elements[rows]), labels.slice(rows))
  }

  mutating func append(_ other: ElementRun) -> ElementRun? {
    for index in 0..<other.count {
      labels.insert(other.labels[index], at: count + index, of: count + index)
    }
    elements += other.elements
    return removeExcess()
  }

  /// Adds an element at the end, where there must be space for it.
  mutating func append(_ element: Element, label: Int) {
    labels.insert(label, at: count, of: count)
    elements.append(element)
  }

  /// Inserts an element.
  ///
  /// - Returns: the elements at the end that no longer fit.
  mutating func insert(_ entry: Entry, at offset: Int) -> ElementRun? {
    labels.insert(entry.label, at: offset, of: count)
    elements.insert(entry.element, at: offset)
    return removeExcess()
  }

  /// Replaces an element and keeps its label.
  mutating func replace(_ element: Element, at offset: Int) {
    elements[offset] = element
  }

  private mutating func removeExcess() -> ElementRun? {
    guard let rest = elements.removeExcess(over: ElementRun.capacity) else { return nil }
    let restLabels = labels.slice(count..<(count + rest.count))
    labels = labels.slice(0..<count)
    return ElementRun(rest, restLabels)
  }
}

/// The number of elements in a part of a data source, and the label of the last one.
struct ElementSum: BalancedTreeSum {
  var rows = 0
  /// The largest label; the smallest integer if there are no elements.
  var lastLabel = Int.min

  static func += (one: inout ElementSum, other: ElementSum) {
    if other.rows == 0 { return }
    one.rows += other.rows
    one.lastLabel = other.lastLabel
  }
}
