import AlidadeCore
import AlidadeDiffing

/// The rows of a data source at one time, or of those of its elements that satisfy a condition.
struct SourceRows<Element: Identifiable & Sendable>: FollowingRows where Element.ID: Sendable {
  /// The closure that makes the rows of a list; an object, to be compared.
  final class RowMaker: Sendable {
    let row: @Sendable (Element) -> AnyComponent

    init(_ row: @escaping @Sendable (Element) -> AnyComponent) { self.row = row }
  }

  let source: DataSource<Element>
  let elements: DataSource<Element>.Elements
  let maker: RowMaker
  /// The condition that elements satisfy; `nil` for all elements.
  private let condition: SourceCondition<Element>?
  /// The elements that satisfy the condition; none before ``evaluated(after:)``.
  private var kept: KeptElements

  /// The largest number of edits whose effect is computed on the main thread, and of elements for which
  /// the condition is evaluated there.
  private static var immediateLimit: Int { 512 }

  init(
    _ source: DataSource<Element>, _ maker: RowMaker,
    where condition: SourceCondition<Element>? = nil
  ) {
    self.source = source
    elements = source.elements
    self.maker = maker
    self.condition = condition
    kept = KeptElements(all: condition == nil ? elements.count : 0)
  }

  var count: Int { kept.count }

  /// Returns the element in a row.
  private subscript(row: Int) -> Element {
    elements[condition == nil ? row : kept.offset(ofRow: row)]
  }

  func key(of row: Int) -> ComponentKey { ComponentKey(self[row].id) }

  func component(of row: Int) -> AnyComponent { maker.row(self[row]) }

  func element(of row: Int) -> Any? { self[row] }

  func row(of key: ComponentKey) -> Int? {
    if let id = key.value(as: Element.ID.self), let offset = source.offset(of: id),
      offset < elements.count, elements[offset].id == id
    {
      return kept.row(ofOffset: offset)
    }
    // The source has newer elements, or the id was created from a number of another type.
    return (0..<count).first { self.key(of: $0) == key }
  }

  // MARK: - Changes

  func knownChanges(from former: any ListRows) -> RowChanges? {
    guard let former = former as? SourceRows, hasSameCondition(as: former),
      let changes = loggedChanges(from: former, limit: SourceRows.immediateLimit)
    else { return nil }
    return rowChanges(from: former, after: changes)
  }

  func changes(from former: any ListRows) -> RowChanges? {
    guard let former = former as? SourceRows else { return nil }
    let changes =
      loggedChanges(from: former)
      ?? RowChanges(OffsetMap(from: former.elements, to: elements, id: { $0.id }))
    return rowChanges(from: former, after: changes)
  }

  /// Returns the changes of the rows.
  ///
  /// - Parameter changes: the changes of all elements.
  private func rowChanges(from former: SourceRows, after changes: RowChanges) -> RowChanges {
    var rows = changes
    if condition != nil || former.condition != nil {
      let isSimple = hasSameCondition(as: former) && changes.updated != nil
      rows =
        isSimple
        ? kept.changes(from: former.kept, after: changes)
        : kept.allChanges(from: former.kept, after: changes)
    }
    return former.maker === maker ? rows : RowChanges(rows.map)
  }

  private func loggedChanges(from former: SourceRows, limit: Int = .max) -> RowChanges? {
    guard former.source === source else { return nil }
    return source.changes(from: former.elements, to: elements, limit: limit)
  }

  private func hasSameCondition(as other: SourceRows) -> Bool {
    condition?.isSame(as: other.condition) ?? (other.condition == nil)
  }

  // MARK: - Filter

  func evaluated(after former: (any ListRows)?) -> SourceRows? {
    condition == nil ? nil : evaluated(after: former, limit: .max)
  }

  /// Returns the same rows after the condition was evaluated.
  ///
  /// - Parameters:
  ///   - former: the rows that were shown last.
  ///   - limit: the largest number of elements for which the condition is evaluated, and of edits.
  private func evaluated(after former: (any ListRows)?, limit: Int) -> SourceRows? {
    guard let condition else { return self }
    var evaluated = self
    if let former = former as? SourceRows, condition.isSame(as: former.condition),
      let changes = loggedChanges(from: former, limit: limit)
    {
      let staying = changes.map.keptCount - (changes.updated?.count ?? 0)
      guard elements.count - staying <= limit else { return nil }
      evaluated.kept = former.kept.following(changes) { condition.isIncluded(elements[$0]) }
      return evaluated
    }
    guard elements.count <= limit else { return nil }
    evaluated.kept = KeptElements(elements, where: condition.isIncluded)
    return evaluated
  }

  // MARK: - Following

  var followed: any FollowedSource { source }

  var version: Int { elements.version }

  var isNewest: Bool { source.elements.version == version }

  func newest(after shown: any ListRows) -> SourceRows {
    let newest = SourceRows(source, maker, where: condition)
    return newest.evaluated(after: shown) ?? newest
  }

  func immediateNewest(after shown: any ListRows) -> SourceRows? {
    SourceRows(source, maker, where: condition)
      .evaluated(after: shown, limit: SourceRows.immediateLimit)
  }
}
