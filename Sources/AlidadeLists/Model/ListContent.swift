import AlidadeCore
import Synchronization

/// The rows of a list as one immutable value: how many there are, the key of each, and the
/// component of each.
final class ListContent: Sendable {
  let count: Int
  /// The height that rows are taken to have until they are measured, in points.
  let estimatedRowHeight: Double
  /// The list, as the parent of its rows.
  let parent: ParentComponent?
  /// The revision of the list that began with this content; zero before it is shown.
  let revision: Int
  private let keyOfRow: @Sendable (Int) -> ComponentKey
  private let componentOfRow: @Sendable (Int) -> AnyComponent
  private let data: any Sendable
  private let hasSameData: @Sendable (any Sendable) -> Bool
  private let knownKeys = Mutex<Set<ComponentKey>?>(nil)

  /// - Parameters:
  ///   - data: the elements that the rows are made of.
  ///   - count: the number of rows.
  ///   - estimatedRowHeight: the height of rows that were not measured, in points.
  ///   - key: returns the key of a row.
  ///   - component: returns the component of a row.
  ///   - hasSameData: returns `true` if the elements of other rows are the same.
  init(
    data: any Sendable, count: Int, estimatedRowHeight: Double,
    key: @escaping @Sendable (Int) -> ComponentKey,
    component: @escaping @Sendable (Int) -> AnyComponent,
    hasSameData: @escaping @Sendable (any Sendable) -> Bool
  ) {
    parent = nil
    revision = 0
    self.data = data
    self.count = count
    self.estimatedRowHeight = estimatedRowHeight
    keyOfRow = key
    componentOfRow = component
    self.hasSameData = hasSameData
  }

  /// Makes the rows of `other`, shown under a parent from a revision on.
  init(_ other: ListContent, parent: ParentComponent?, revision: Int) {
    self.parent = parent
    self.revision = revision
    data = other.data
    count = other.count
    estimatedRowHeight = other.estimatedRowHeight
    keyOfRow = other.keyOfRow
    componentOfRow = other.componentOfRow
    hasSameData = other.hasSameData
  }

  /// Returns the key of a row.
  func key(of row: Int) -> ComponentKey { keyOfRow(row) }

  /// Returns the component of a row.
  func component(of row: Int) -> AnyComponent { componentOfRow(row) }

  /// Returns `true` if `other` has the same rows in the same order, though they may show something
  /// else.
  func isOfSameRows(as other: ListContent) -> Bool { hasSameData(other.data) }

  /// The keys of all rows.
  ///
  /// - Complexity: O(rows) the first time.
  var keys: Set<ComponentKey> {
    if let known = knownKeys.withLock({ $0 }) { return known }
    let keys = Set((0..<count).lazy.map(key))
    knownKeys.withLock { $0 = keys }
    return keys
  }

  /// Forgets the keys of all rows, which take memory.
  func forgetKeys() { knownKeys.withLock { $0 = nil } }

  /// Returns `true` if a row has a key.
  ///
  /// - Parameter guesses: rows that may have it.
  /// - Complexity: O(1) if one of them has; else O(rows) the first time.
  func contains(_ key: ComponentKey, near guesses: [Int]) -> Bool {
    guesses.contains { (0..<count).contains($0) && self.key(of: $0) == key }
      || keys.contains(key)
  }
}
