/// A few neighboring elements of a data source.
struct ElementRun<Element: Sendable>: BalancedTreeLeaf {
  /// An element and its label; labels ascend with the offsets of the elements.
  struct Entry: Sendable {
    var label: Int
    var element: Element
  }

  /// The largest number of elements.
  static var capacity: Int { 32 }

  private(set) var entries: ContiguousArray<Entry> = []

  init() {}

  /// Creates a run of at most ``capacity`` elements.
  init(_ entries: ContiguousArray<Entry>) { self.entries = entries }

  var sum: ElementSum { ElementSum(rows: entries.count, lastLabel: entries.last?.label ?? .min) }

  var isHalfFull: Bool { entries.count >= ElementRun.capacity / 2 }

  func slice(_ rows: Range<Int>) -> ElementRun {
    ElementRun(ContiguousArray(entries[rows.clamped(to: 0..<entries.count)]))
  }

  mutating func append(_ other: ElementRun) -> ElementRun? {
    entries += other.entries
    return removeExcess()
  }

  /// Inserts an element.
  ///
  /// - Returns: the elements at the end that don't fit any more.
  mutating func insert(_ entry: Entry, at offset: Int) -> ElementRun? {
    entries.insert(entry, at: offset)
    return removeExcess()
  }

  /// Replaces an element and keeps its label.
  mutating func replace(_ element: Element, at offset: Int) {
    entries[offset].element = element
  }

  private mutating func removeExcess() -> ElementRun? {
    entries.removeExcess(over: ElementRun.capacity).map(ElementRun.init)
  }
}

/// The number of elements in a part of a data source, and the label of the last one.
struct ElementSum: BalancedTreeSum {
  var rows = 0
  /// The largest label; the least integer if there are no elements.
  var lastLabel = Int.min

  static func += (one: inout ElementSum, other: ElementSum) {
    if other.rows == 0 { return }
    one.rows += other.rows
    one.lastLabel = other.lastLabel
  }
}
