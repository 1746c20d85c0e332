import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// The rows of a data source at one time, or of its elements that satisfy a condition, in source
/// order or in another order.
struct SourceRows<Element: Identifiable & Sendable>: FollowingRows where Element.ID: Sendable {
  /// The closure that creates the rows of a list; an object, so that it can be compared.
  final class RowMaker: Sendable {
    let row: @Sendable (Element) -> AnyComponent

    init(_ row: @escaping @Sendable (Element) -> AnyComponent) { self.row = row }
  }

  let source: DataSource<Element>
  let elements: DataSource<Element>.Elements
  let maker: RowMaker
  /// The condition that elements satisfy; `nil` for all elements.
  private let condition: SourceCondition<Element>?
  /// The order of the rows; `nil` for that of the source.
  private let order: SourceOrder<Element>?
  /// The elements of the rows; those of other rows before this is evaluated.
  private var chosen: ChosenElements
  /// A Boolean value that is `false` until the condition and the order have been evaluated.
  private(set) var isEvaluated: Bool

  /// The maximum number of edits whose effect is computed on the main thread.
  private static var immediateEdits: Int { 512 }
  /// The maximum number of elements for which the condition is evaluated on the main thread.
  private static var immediateEvaluations: Int { 256 }
  /// The maximum number of elements that are sorted on the main thread.
  private static var immediatelySorted: Int { 2048 }

  init(
    _ source: DataSource<Element>, _ maker: RowMaker,
    where condition: SourceCondition<Element>? = nil, by order: SourceOrder<Element>? = nil
  ) {
    self.source = source
    elements = source.elements
    self.maker = maker
    self.condition = condition
    self.order = order
    isEvaluated = condition == nil && order == nil
    chosen = ChosenElements(all: isEvaluated ? elements.count : 0)
  }

  /// A Boolean value that is `true` if all elements have rows, in the order of the source.
  private var showsAllInOrder: Bool { condition == nil && order == nil }

  var count: Int { chosen.count }

  /// Returns the element in a row.
  private subscript(row: Int) -> Element { elements[chosen.offset(ofRow: row)] }

  func key(of row: Int) -> ComponentKey { ComponentKey(self[row].id) }

  func component(of row: Int) -> AnyComponent { maker.row(self[row]) }

  func element(of row: Int) -> Any? { self[row] }

  func row(of key: ComponentKey) -> Int? {
    if let id = key.value(as: Element.ID.self), let offset = source.offset(of: id),
      offset < elements.count, elements[offset].id == id
    {
      return chosen.row(ofOffset: offset)
    }
    // The source has newer elements, or the id was created from a number of another type.
    return (0..<count).first { self.key(of: $0) == key }
  }

  // MARK: - Changes

  /// The number of all elements, because conditions are compared by the elements that they keep.
  var comparisonCost: Int { elements.count }

  func knownChanges(from previous: any ListRows) -> RowChanges? {
    guard let previous = previous as? SourceRows, isEvaluated, makesSameChoice(as: previous),
      order == nil || elements.count + previous.elements.count <= SourceRows.immediatelySorted,
      let changes = loggedChanges(from: previous, limit: SourceRows.immediateEdits)
    else { return nil }
    return rowChanges(from: previous, after: changes)
  }

  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges? {
    guard let previous = previous as? SourceRows else { return nil }
    if let changes = loggedChanges(from: previous) {
      return rowChanges(from: previous, after: changes)
    }
    if showsAllInOrder, previous.showsAllInOrder {
      return OffsetMap(
        from: previous.elements, to: elements, id: { $0.id }, isCanceled: progress.pause
      ).map { RowChanges($0) }
    }
    return OffsetMap(
      from: previous.ids, to: ids, id: { $0 }, isCanceled: progress.pause
    ).map { RowChanges($0) }
  }

  /// Returns `true` for rows of another source, condition or order; newer elements only add to what was
  /// evaluated.
  func supersedes(_ earlier: any ListRows) -> Bool {
    guard let earlier = earlier as? SourceRows else { return true }
    return earlier.source !== source || !makesSameChoice(as: earlier)
  }

  private var ids: [Element.ID] { (0..<count).map { self[$0].id } }

  /// Returns the changes of the rows.
  ///
  /// - Parameter changes: the changes of all elements.
  private func rowChanges(from previous: SourceRows, after changes: RowChanges) -> RowChanges {
    let isSimple = showsAllInOrder && previous.showsAllInOrder
    var rows =
      isSimple
      ? changes
      : chosen.changes(
        from: previous.chosen, after: changes, isSameChoice: makesSameChoice(as: previous))
    if previous.maker !== maker { rows = RowChanges(rows.map) }
    let added = changes.map.insertedRanges
    rows.added = isSimple ? added : chosen.rows(of: added)
    return rows
  }

  private func loggedChanges(from previous: SourceRows, limit: Int = .max) -> RowChanges? {
    guard previous.source === source else { return nil }
    return source.changes(from: previous.elements, to: elements, limit: limit)
  }

  private func makesSameChoice(as other: SourceRows) -> Bool {
    hasSameCondition(as: other) && hasSameOrder(as: other)
  }

  private func hasSameCondition(as other: SourceRows) -> Bool {
    condition?.identity == other.condition?.identity
  }

  private func hasSameOrder(as other: SourceRows) -> Bool {
    order?.identity == other.order?.identity
  }

  // MARK: - Evaluation

  func evaluated(after previous: (any ListRows)?) -> SourceRows? {
    if isEvaluated { return nil }
    guard let previous else { return evaluated(using: [], ComparisonProgress()) }
    let known = previous as? SourceRows
    if let evaluated = evaluated(
      using: [known], ComparisonProgress(), SourceRows.immediateEvaluations)
    {
      return evaluated
    }
    // The list shows the former rows until another thread has evaluated the condition.
    guard let known else { return nil }
    var rows = self
    rows.chosen = known.chosen
    return rows
  }

  /// Returns a copy of the rows after the condition and the order were evaluated; `nil` if that
  /// would have taken too long, or was canceled.
  ///
  /// - Parameters:
  ///   - candidates: rows whose evaluation may be reused.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - limit: the maximum number of elements for which the condition is evaluated; `nil` to
  ///     evaluate everything, however long it takes.
  private func evaluated(
    using candidates: [SourceRows?], _ progress: ComparisonProgress, _ limit: Int? = nil
  ) -> SourceRows? {
    if order != nil, limit != nil, elements.count > SourceRows.immediatelySorted { return nil }
    let known = candidates.compactMap { $0 }.filter { $0.isEvaluated && $0.source === source }
    guard let kept = kept(using: known, progress, limit) else { return nil }
    let sorted = sorted(using: known, progress)
    if progress.isCanceled { return nil }
    var evaluated = self
    evaluated.isEvaluated = true
    evaluated.chosen = ChosenElements(kept, isFiltered: condition != nil, sorted: sorted)
    return evaluated
  }

  /// Returns the elements that satisfy the condition; `nil` if it would have to be evaluated for more
  /// elements than a limit.
  private func kept(
    using candidates: [SourceRows], _ progress: ComparisonProgress, _ limit: Int?
  ) -> KeptElements? {
    guard let condition else { return KeptElements(all: elements.count) }
    let previous = candidates.filter { hasSameCondition(as: $0) }.max { $0.version < $1.version }
    if let previous, let changes = loggedChanges(from: previous) {
      let staying = changes.map.keptCount - (changes.updated?.count ?? 0)
      if let limit, elements.count - staying > limit { return nil }
      return previous.chosen.kept.following(changes) { condition.isIncluded(elements[$0]) }
    }
    if let limit, elements.count > limit { return nil }
    return KeptElements(elements, progress, where: condition.isIncluded)
  }

  /// Returns the order of all elements; `nil` for that of the source.
  private func sorted(
    using candidates: [SourceRows], _ progress: ComparisonProgress
  ) -> SortedOffsets? {
    guard let order else { return nil }
    let previous = candidates.filter { hasSameOrder(as: $0) }.max { $0.version < $1.version }
    if let previous, let known = previous.chosen.sorted,
      let changes = loggedChanges(from: previous),
      let sorted = known.following(
        changes.map, updated: changes.updated, progress,
        by: { order.areInIncreasingOrder(elements[$0], elements[$1]) })
    {
      return sorted
    }
    // An element of the tree takes O(log elements) to find.
    let copy = ContiguousArray(elements)
    return SortedOffsets(count: copy.count, progress) {
      order.areInIncreasingOrder(copy[$0], copy[$1])
    }
  }

  // MARK: - Following

  var followed: any FollowedSource { source }

  var version: Int { elements.version }

  var isNewest: Bool { isEvaluated && source.elements.version == version }

  func newest(after shown: any ListRows, _ progress: ComparisonProgress) -> SourceRows {
    let newest = SourceRows(source, maker, where: condition, by: order)
    return newest.evaluated(using: [shown as? SourceRows, self], progress) ?? newest
  }

  func immediateNewest(after shown: any ListRows) -> SourceRows? {
    let newest = SourceRows(source, maker, where: condition, by: order)
    if newest.isEvaluated { return newest }
    return newest.evaluated(
      using: [shown as? SourceRows, self], ComparisonProgress(), SourceRows.immediateEvaluations)
  }

  func animation(after previous: any ListRows) -> Animation? {
    guard let previous = previous as? SourceRows, previous.source === source else { return nil }
    return source.animation(from: previous.version, to: version)
  }
}
