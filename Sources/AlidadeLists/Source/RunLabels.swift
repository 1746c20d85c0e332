/// The ascending labels of a few neighboring elements.
///
/// Equally spaced labels, such as those of elements that were added together, take no additional
/// memory. The number of labels is that of the elements, and isn't stored.
struct RunLabels: Sendable {
  private var first = 0
  /// The difference between two labels; meaningless if there are fewer than two.
  private var step = 0
  /// All labels, if they aren't equally spaced; empty otherwise.
  private var others: ContiguousArray<Int> = []

  init() {}

  /// Creates equally spaced labels, whose difference isn't zero.
  init(first: Int, step: Int) {
    self.first = first
    self.step = step
  }

  /// A Boolean value that is `true` if the labels are equally spaced.
  var isRegular: Bool { others.isEmpty }

  /// The label at an index, which must be in range.
  subscript(index: Int) -> Int { others.isEmpty ? first + step * index : others[index] }

  /// Returns the index of a label among a number of labels; `nil` if it isn't there.
  func index(of label: Int, in count: Int) -> Int? {
    if !others.isEmpty { return others.firstIndex(of: label) }
    if count < 2 { return count == 1 && label == first ? 0 : nil }
    let (index, rest) = (label - first).quotientAndRemainder(dividingBy: step)
    return rest == 0 && (0..<count).contains(index) ? index : nil
  }

  /// Returns some of the labels.
  func slice(_ range: Range<Int>) -> RunLabels {
    var slice = RunLabels()
    if others.isEmpty {
      slice.first = first + step * range.lowerBound
      slice.step = step
    } else {
      slice.others = ContiguousArray(others[range])
    }
    return slice
  }

  /// Inserts a label.
  ///
  /// - Parameter count: the number of labels before the insertion.
  mutating func insert(_ label: Int, at index: Int, of count: Int) {
    if index == count, others.isEmpty {
      if count == 0 {
        self = RunLabels()
        first = label
        return
      }
      if count == 1 {
        step = label - first
        return
      }
      if label - self[count - 1] == step { return }
    }
    if others.isEmpty { others = ContiguousArray((0..<count).map { first + step * $0 }) }
    others.insert(label, at: index)
  }
}
