import AlidadeDiffing
import AlidadeLists
import Synchronization

/// The elements of a table in one order, kept until they change.
///
/// Can be used on any thread.
final class SortedElements<Element: Sendable>: Sendable {
  private struct Result: Sendable {
    var elements: [Element]
    let offsets: SortedOffsets
    let sorted: [Element]

    init(_ elements: [Element], _ offsets: SortedOffsets) {
      self.elements = elements
      self.offsets = offsets
      sorted = (0..<offsets.count).map { elements[offsets[$0]] }
    }
  }

  private let latest = Mutex<Result?>(nil)

  /// Returns the elements in the order; equal elements keep their order.
  ///
  /// If only some elements differ from the former ones, only those are compared with others. An
  /// element whose bytes are unchanged counts as unchanged.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - id: the property that identifies the elements.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one; the
  ///     same order in each call.
  /// - Complexity: O(1) for the same array. O(*n*) without comparisons for unchanged elements, plus
  ///   O(log *n*) comparisons for each changed element; otherwise, O(*n* log *n*).
  func sorted<ID: Hashable>(
    _ elements: [Element], id: KeyPath<Element, ID>,
    by areInIncreasingOrder: @Sendable (Element, Element) -> Bool
  ) -> [Element] {
    let known = latest.withLock { $0 }
    if let known, known.elements.hasSameStorage(as: elements) { return known.sorted }
    // Don't hold the lock here, so that another thread doesn't wait for this one.
    let offsets = offsets(of: elements, id, known) {
      areInIncreasingOrder(elements[$0], elements[$1])
    }
    var result = known
    if let offsets {
      result = Result(elements, offsets)
    } else {
      result?.elements = elements
    }
    let previous = latest.withLock { [result] latest in
      defer { latest = result }
      return latest
    }
    // Releasing elements can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
    return result?.sorted ?? elements
  }

  /// Returns the order of elements; `nil` if they are all the same as the known ones.
  private func offsets<ID: Hashable>(
    of elements: [Element], _ id: KeyPath<Element, ID>, _ known: Result?,
    by areInIncreasingOrder: (Int, Int) -> Bool
  ) -> SortedOffsets? {
    if let known {
      let map = OffsetMap(from: known.elements, to: elements, id: { $0[keyPath: id] })
      let updated = elements.offsetsOfOtherBytes(than: known.elements, map)
      if map.isIdentity, updated.isEmpty { return nil }
      let offsets = known.offsets.following(map, updated: updated, by: areInIncreasingOrder)
      if let offsets { return offsets }
    }
    return SortedOffsets(count: elements.count, by: areInIncreasingOrder)
  }
}

extension Array {
  /// Returns the offsets of the elements whose bytes differ from those of the elements with the
  /// same ids in a former array.
  ///
  /// Elements with the same bytes are the same value, because both arrays keep it alive. Bytes that
  /// belong to no property can only make equal elements look different.
  fileprivate func offsetsOfOtherBytes(than previous: [Element], _ map: OffsetMap) -> Set<Int> {
    var offsets: Set<Int> = []
    let (stride, size) = (MemoryLayout<Element>.stride, MemoryLayout<Element>.size)
    // Proof: the bytes of an element are within those of its array.
    withUnsafeBytes { bytes in
      previous.withUnsafeBytes { previousBytes in
        for run in map.runs {
          for (old, new) in zip(run.old, run.new) {
            let one = bytes[(new * stride)..<(new * stride + size)]
            let other = previousBytes[(old * stride)..<(old * stride + size)]
            if !one.elementsEqual(other) { offsets.insert(new) }
          }
        }
      }
    }
    return offsets
  }
}
