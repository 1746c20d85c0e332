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
  /// The elements that satisfy the condition; those of other rows before the condition is evaluated.
  private var kept: KeptElements
  /// A Boolean value that is `false` until the condition has been evaluated.
  private var isEvaluated: Bool

  /// The largest number of edits whose effect is computed on the main thread.
  private static var immediateEdits: Int { 512 }
  /// The largest number of elements for which the condition is evaluated on the main thread.
  private static var immediateEvaluations: Int { 256 }

  init(
    _ source: DataSource<Element>, _ maker: RowMaker,
    where condition: SourceCondition<Element>? = nil
  ) {
    self.source = source
    elements = source.elements
    self.maker = maker
    self.condition = condition
    kept = KeptElements(all: condition == nil ? elements.count : 0)
    isEvaluated = condition == nil
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

  /// The number of all elements, because conditions are compared by the elements that they keep.
  var comparisonCost: Int { isEvaluated ? elements.count : .max / 4 }

  func knownChanges(from former: any ListRows) -> RowChanges? {
    guard let former = former as? SourceRows, isEvaluated, hasSameCondition(as: former),
      let changes = loggedChanges(from: former, limit: SourceRows.immediateEdits)
    else { return nil }
    return rowChanges(from: former, after: changes)
  }

  func changes(from former: any ListRows) -> RowChanges? {
    guard let former = former as? SourceRows else { return nil }
    if let changes = loggedChanges(from: former) { return rowChanges(from: former, after: changes) }
    if condition == nil, former.condition == nil {
      return RowChanges(OffsetMap(from: former.elements, to: elements, id: { $0.id }))
    }
    return RowChanges(OffsetMap(from: former.ids, to: ids, id: { $0 }))
  }

  private var ids: [Element.ID] { (0..<count).map { self[$0].id } }

  /// Returns the changes of the rows.
  ///
  /// - Parameter changes: the changes of all elements.
  private func rowChanges(from former: SourceRows, after changes: RowChanges) -> RowChanges {
    var rows = changes
    if condition != nil || former.condition != nil {
      let simple =
        hasSameCondition(as: former) ? kept.changes(from: former.kept, after: changes) : nil
      rows = simple ?? kept.allChanges(from: former.kept, after: changes)
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

  // MARK: - Conditions

  func evaluated(after former: (any ListRows)?) -> SourceRows? {
    if isEvaluated { return nil }
    guard let former else { return evaluated(using: []) }
    let known = former as? SourceRows
    if let evaluated = evaluated(using: [known], SourceRows.immediateEvaluations) {
      return evaluated
    }
    // The list shows the former rows until another thread has evaluated the condition.
    guard let known else { return nil }
    var rows = self
    rows.kept = known.kept
    return rows
  }

  /// Returns the same rows after the condition was evaluated; `nil` if it had to be evaluated for more
  /// elements than a limit.
  ///
  /// - Parameter candidates: rows whose evaluation may be reused.
  private func evaluated(using candidates: [SourceRows?], _ limit: Int = .max) -> SourceRows? {
    guard let condition else { return self }
    let former = candidates.compactMap { $0 }
      .filter { $0.isEvaluated && hasSameCondition(as: $0) && $0.source === source }
      .max { $0.version < $1.version }
    var evaluated = self
    evaluated.isEvaluated = true
    if let former, let changes = loggedChanges(from: former) {
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

  var isNewest: Bool { isEvaluated && source.elements.version == version }

  func newest(after shown: any ListRows) -> SourceRows {
    let newest = SourceRows(source, maker, where: condition)
    return newest.evaluated(using: [shown as? SourceRows, self]) ?? newest
  }

  func immediateNewest(after shown: any ListRows) -> SourceRows? {
    SourceRows(source, maker, where: condition)
      .evaluated(using: [shown as? SourceRows, self], SourceRows.immediateEvaluations)
  }
}
