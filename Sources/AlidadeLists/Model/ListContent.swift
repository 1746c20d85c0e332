import AlidadeCore
import Synchronization

/// An immutable list of rows: their number, and the key and component of each row.
final class ListContent: Sendable {
  let count: Int
  /// The assumed height of rows until they are measured, in points.
  let estimatedRowHeight: Double
  /// The list, as the parent of its rows.
  let parent: ParentComponent?
  /// The revision of the list that introduced this content; zero before it is shown.
  let revision: Int
  private let keyOfRow: @Sendable (Int) -> ComponentKey
  private let componentOfRow: @Sendable (Int) -> AnyComponent
  private let elements: any Sendable
  private let hasSameElements: @Sendable (any Sendable) -> Bool
  private let knownKeys = Mutex<Set<ComponentKey>?>(nil)

  /// - Parameters:
  ///   - elements: the elements of the rows, and the property that identifies them.
  ///   - count: the number of rows.
  ///   - estimatedRowHeight: the assumed height of rows that are not measured, in points.
  ///   - key: returns the key of a row.
  ///   - component: returns the component of a row.
  ///   - hasSameElements: returns `true` if the elements of other content are equal, with the
  ///     same keys.
  init(
    elements: any Sendable, count: Int, estimatedRowHeight: Double,
    key: @escaping @Sendable (Int) -> ComponentKey,
    component: @escaping @Sendable (Int) -> AnyComponent,
    hasSameElements: @escaping @Sendable (any Sendable) -> Bool
  ) {
    parent = nil
    revision = 0
    self.elements = elements
    self.count = count
    self.estimatedRowHeight = estimatedRowHeight
    keyOfRow = key
    componentOfRow = component
    self.hasSameElements = hasSameElements
  }

  /// Creates content with the rows of `other`, introduced under a parent in a revision.
  init(_ other: ListContent, parent: ParentComponent?, revision: Int) {
    self.parent = parent
    self.revision = revision
    elements = other.elements
    count = other.count
    estimatedRowHeight = other.estimatedRowHeight
    keyOfRow = other.keyOfRow
    componentOfRow = other.componentOfRow
    hasSameElements = other.hasSameElements
  }

  /// Returns the key of a row.
  func key(of row: Int) -> ComponentKey { keyOfRow(row) }

  /// Returns the component of a row.
  func component(of row: Int) -> AnyComponent { componentOfRow(row) }

  /// Returns `true` if `other` has the same rows in the same order, even if their components
  /// differ.
  func isOfSameRows(as other: ListContent) -> Bool { hasSameElements(other.elements) }

  /// The keys of all rows.
  ///
  /// - Complexity: O(rows) the first time.
  var keys: Set<ComponentKey> {
    if let known = knownKeys.withLock({ $0 }) { return known }
    let keys = Set((0..<count).lazy.map(key))
    knownKeys.withLock { $0 = keys }
    return keys
  }

  /// Releases the cached keys.
  func forgetKeys() { knownKeys.withLock { $0 = nil } }

  /// Returns `true` if a row has the given key.
  ///
  /// - Parameter guesses: the rows to check first.
  /// - Complexity: O(1) if one of the guesses is right; otherwise O(rows) the first time.
  func contains(_ key: ComponentKey, near guesses: [Int]) -> Bool {
    guesses.contains { (0..<count).contains($0) && self.key(of: $0) == key }
      || keys.contains(key)
  }
}
