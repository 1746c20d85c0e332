import AlidadeCore
import AlidadeRender

/// The rows of a tree.
///
/// The elements are found when the list is built, unless the rows that are shown come from the same
/// origin.
struct OutlineRows<Origin: Sendable, Element: Sendable, ID: Hashable & Sendable>: ListRows {
  /// A function from an origin, such as the roots of a tree and the expanded nodes, to the
  /// elements.
  struct Finding: Sendable {
    let elements: @Sendable (Origin) -> [Element]
    /// Returns `true` if both origins lead to the same elements.
    let isSame: @Sendable (Origin, Origin) -> Bool
  }

  private let origin: Origin
  private let finding: Finding
  /// The rows; empty until the elements are found.
  private var rows: CollectionRows<[Element], ID>
  private var hasFound = false

  /// - Parameter rows: the rows without elements.
  init(_ origin: Origin, _ finding: Finding, _ rows: CollectionRows<[Element], ID>) {
    self.origin = origin
    self.finding = finding
    self.rows = rows
  }

  func evaluated(after previous: (any ListRows)?) -> OutlineRows? {
    if hasFound { return nil }
    let previous = (previous as? OutlineRows).flatMap { $0.hasFound ? $0 : nil }
    let known = previous.flatMap { finding.isSame($0.origin, origin) ? $0.rows.data : nil }
    var found = self
    found.hasFound = true
    found.rows = rows.with(known ?? finding.elements(origin))
    return found
  }

  var count: Int { rows.count }

  func key(of row: Int) -> ComponentKey { rows.key(of: row) }

  func component(of row: Int) -> AnyComponent { rows.component(of: row) }

  func element(of row: Int) -> Any? { rows.element(of: row) }

  func outline(of row: Int) -> RowOutline? { rows.outline(of: row) }

  func nodeRows(of row: Int) -> NodeRows? { rows.nodeRows(of: row) }

  func row(of key: ComponentKey) -> Int? { rows.row(of: key) }

  func knownChanges(from previous: any ListRows) -> RowChanges? {
    (previous as? OutlineRows).flatMap { rows.knownChanges(from: $0.rows) }
  }

  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges? {
    (previous as? OutlineRows).flatMap { rows.changes(from: $0.rows, progress) }
  }
}
