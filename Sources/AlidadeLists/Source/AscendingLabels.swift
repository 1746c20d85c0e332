import AlidadeDiffing

/// Ascending integers whose labels are equally spaced.
///
/// Consecutive integers share their memory, so the sequential ids of a database take almost none.
struct AscendingLabels: Sendable {
  /// Consecutive integers.
  private struct Run: Sendable {
    let first: Int
    /// The number of preceding integers.
    let start: Int
  }

  private var runs: ContiguousArray<Run> = []
  /// The number of integers, including removed ones.
  private var count = 0
  /// The number of integers that were removed, all of them at the beginning.
  private var removedCount = 0
  private var last = Int.min
  private var firstLabel = 0
  private var step = 0

  /// A Boolean value that is `true` if there are no integers.
  var isEmpty: Bool { removedCount == count }

  /// The label of an integer; `nil` if it isn't there.
  ///
  /// - Complexity: O(log runs of consecutive integers).
  subscript(integer: Int) -> Int? { index(of: integer).map { firstLabel + step * $0 } }

  private func index(of integer: Int) -> Int? {
    if isEmpty || integer > last { return nil }
    let next = runs.partitioningIndex { $0.first > integer }
    if next == 0 { return nil }
    let run = runs[next - 1]
    let end = next < runs.count ? runs[next].start : count
    let offset = UInt(bitPattern: integer &- run.first)
    guard offset < UInt(end - run.start) else { return nil }
    let index = run.start + Int(offset)
    return index >= removedCount ? index : nil
  }

  /// Removes the first integer.
  ///
  /// - Returns: `true` if it is removed; `false` if it isn't the first one.
  mutating func removeFirst(_ integer: Int) -> Bool {
    guard index(of: integer) == removedCount else { return false }
    removedCount += 1
    if isEmpty {
      self = AscendingLabels()
    } else if runs.count > 16, runs[runs.count / 2].start <= removedCount {
      // Remove half of them at a time, so that this costs O(1) per integer.
      runs.removeFirst(runs.count / 2)
    }
    return true
  }

  /// Adds integers at the end, unless they or their labels don't continue the existing ones.
  ///
  /// - Parameters:
  ///   - integers: the integers; at least one.
  ///   - label: the label of the first one.
  ///   - step: the difference between two labels.
  /// - Returns: `true` if the integers are added.
  mutating func append(_ integers: [Int], from label: Int, by step: Int) -> Bool {
    let continues =
      isEmpty || (integers[0] > last && step == self.step && label == firstLabel + step * count)
    guard continues, zip(integers, integers.dropFirst()).allSatisfy(<) else { return false }
    if isEmpty { (firstLabel, self.step) = (label, step) }
    for integer in integers {
      // The integers ascend, so `last` isn't the largest integer, and the sum doesn't overflow.
      if isEmpty || integer != last + 1 { runs.append(Run(first: integer, start: count)) }
      last = integer
      count += 1
    }
    return true
  }
}
