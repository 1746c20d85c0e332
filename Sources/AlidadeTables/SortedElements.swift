import AlidadeLists
import AlidadeRender
import Synchronization

/// The elements of a table in the order that the user chose, kept until the elements or the order
/// change.
///
/// Can be used on any thread.
final class SortedElements<Element: Sendable>: Sendable {
  private struct Result: Sendable {
    let elements: [Element]
    let sort: TableSort
    let sorted: [Element]
  }

  private let latest = Mutex<Result?>(nil)

  /// Returns the elements in the order of a column; elements that are equal in it keep their order.
  ///
  /// - Complexity: O(*n* log *n*) if elements or order have changed, otherwise O(1).
  func sorted(
    _ elements: [Element], by sort: TableSort,
    _ areInIncreasingOrder: @Sendable (Element, Element) -> Bool
  ) -> [Element] {
    let known = latest.withLock { $0 }
    if let known, known.sort == sort, known.elements.hasSameStorage(as: elements) {
      return known.sorted
    }
    // Not under the lock, so that another order doesn't wait for this one.
    let sorted =
      switch sort.direction {
      case .ascending: elements.sorted(by: areInIncreasingOrder)
      case .descending: elements.sorted { areInIncreasingOrder($1, $0) }
      }
    let result = Result(elements: elements, sort: sort, sorted: sorted)
    let former = latest.withLock { latest in
      defer { latest = result }
      return latest
    }
    // Releasing elements can run application code, so do it outside the lock.
    withExtendedLifetime(former) {}
    return sorted
  }
}
