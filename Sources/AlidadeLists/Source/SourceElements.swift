import AlidadeDiffing

/// The elements of a data source at one time that a list shows: all of them, or those that satisfy a
/// condition, in source order or in another order.
struct SourceElements<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  let source: DataSource<Element>
  /// All elements of the source.
  let all: DataSource<Element>.Elements
  /// The condition that elements satisfy; `nil` for all elements.
  private let condition: SourceCondition<Element>?
  /// The order; `nil` for that of the source.
  private let order: SourceOrder<Element>?
  /// The elements that are shown; none before this is evaluated.
  private var chosen: ChosenElements
  /// A Boolean value that is `false` until the condition and the order have been evaluated.
  private(set) var isEvaluated: Bool

  /// The maximum number of edits whose effect is computed on the main thread.
  private static var immediateEdits: Int { 512 }
  /// The maximum number of elements that are evaluated on the main thread.
  static var immediateEvaluations: Int { 256 }
  /// The maximum number of elements that are sorted on the main thread.
  private static var immediatelySorted: Int { 2048 }

  /// Creates the newest elements of a source.
  init(
    _ source: DataSource<Element>, where condition: SourceCondition<Element>? = nil,
    by order: SourceOrder<Element>? = nil
  ) {
    self.source = source
    all = source.elements
    self.condition = condition
    self.order = order
    isEvaluated = condition == nil && order == nil
    chosen = ChosenElements(all: isEvaluated ? all.count : 0)
  }

  /// A Boolean value that is `true` if all elements are shown, in the order of the source.
  private var showsAllInOrder: Bool { condition == nil && order == nil }

  /// The newest elements of the source, under the same condition and in the same order; not evaluated.
  var newest: SourceElements { SourceElements(source, where: condition, by: order) }

  var version: Int { all.version }

  /// A Boolean value that is `true` if the source has no newer elements.
  var isNewest: Bool { isEvaluated && source.elements.version == version }

  // MARK: - Elements

  /// The number of elements that are shown.
  var count: Int { chosen.count }

  /// Returns the element at a position.
  subscript(position: Int) -> Element { all[chosen.offset(ofRow: position)] }

  /// Returns the position of the element with an id; `nil` if the element isn't shown, or if the source
  /// has newer elements.
  func position(of id: Element.ID) -> Int? {
    guard let offset = source.offset(of: id), offset < all.count, all[offset].id == id else {
      return nil
    }
    return chosen.row(ofOffset: offset)
  }

  /// Calls a closure with each element that is shown, in order, until it returns `false`.
  func visit(while body: (Element) -> Bool) {
    guard showsAllInOrder else {
      for position in 0..<count where !body(self[position]) { return }
      return
    }
    // This is faster than an iterator, which would be called for each element.
    all.visitLeaves { $0.elements.allSatisfy(body) }
  }

  // MARK: - Changes

  /// Returns the changes from former elements; `nil` if finding them takes longer than the main thread
  /// should spend on it, or if they aren't known.
  func knownChanges(from previous: SourceElements) -> RowChanges? {
    guard isEvaluated, makesSameChoice(as: previous),
      order == nil || all.count + previous.all.count <= SourceElements.immediatelySorted,
      let changes = loggedChanges(from: previous, limit: SourceElements.immediateEdits)
    else { return nil }
    return shownChanges(from: previous, after: changes)
  }

  /// Returns the changes from former elements; `nil` if the progress was canceled.
  func changes(from previous: SourceElements, _ progress: ComparisonProgress) -> RowChanges? {
    if let changes = recordedChanges(from: previous) { return changes }
    if showsAllInOrder, previous.showsAllInOrder {
      return OffsetMap(from: previous.all, to: all, id: { $0.id }, isCanceled: progress.pause)
        .map { RowChanges($0) }
    }
    return OffsetMap(from: previous.ids, to: ids, id: { $0 }, isCanceled: progress.pause)
      .map { RowChanges($0) }
  }

  /// Returns the changes from former elements; `nil` if not all edits between them are known.
  func recordedChanges(from previous: SourceElements) -> RowChanges? {
    loggedChanges(from: previous).map { shownChanges(from: previous, after: $0) }
  }

  /// Returns `true` if these are elements of the same source, under the same condition and in the same
  /// order.
  func makesSameChoice(as other: SourceElements) -> Bool {
    source === other.source && hasSameCondition(as: other) && hasSameOrder(as: other)
  }

  private var ids: [Element.ID] { (0..<count).map { self[$0].id } }

  /// Returns the changes of the elements that are shown.
  ///
  /// - Parameter changes: the changes of all elements.
  private func shownChanges(from previous: SourceElements, after changes: RowChanges) -> RowChanges
  {
    let isSimple = showsAllInOrder && previous.showsAllInOrder
    var shown =
      isSimple
      ? changes
      : chosen.changes(
        from: previous.chosen, after: changes, isSameChoice: makesSameChoice(as: previous))
    let added = changes.map.insertedRanges
    shown.added = isSimple ? added : chosen.rows(of: added)
    return shown
  }

  private func loggedChanges(from previous: SourceElements, limit: Int = .max) -> RowChanges? {
    guard previous.source === source else { return nil }
    return source.changes(from: previous.all, to: all, limit: limit)
  }

  private func hasSameCondition(as other: SourceElements) -> Bool {
    condition?.identity == other.condition?.identity
  }

  private func hasSameOrder(as other: SourceElements) -> Bool {
    order?.identity == other.order?.identity
  }

  // MARK: - Evaluation

  /// Returns a copy after the condition and the order were evaluated; `nil` if that would have taken too
  /// long, or was canceled.
  ///
  /// - Parameters:
  ///   - candidates: elements whose evaluation may be reused.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - limit: the maximum number of elements for which the condition is evaluated; `nil` to
  ///     evaluate everything, however long it takes.
  func evaluated(
    using candidates: [SourceElements], _ progress: ComparisonProgress, _ limit: Int? = nil
  ) -> SourceElements? {
    if isEvaluated { return self }
    if order != nil, limit != nil, all.count > SourceElements.immediatelySorted { return nil }
    let known = candidates.filter { $0.isEvaluated && $0.source === source }
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
    using candidates: [SourceElements], _ progress: ComparisonProgress, _ limit: Int?
  ) -> KeptElements? {
    guard let condition else { return KeptElements(all: all.count) }
    let previous = candidates.filter { hasSameCondition(as: $0) }.max { $0.version < $1.version }
    if let previous, let changes = loggedChanges(from: previous) {
      if let limit, changes.evaluationCount > limit { return nil }
      return previous.chosen.kept.following(changes) { condition.isIncluded(all[$0]) }
    }
    if let limit, all.count > limit { return nil }
    return KeptElements(all, progress, where: condition.isIncluded)
  }

  /// Returns the order of all elements; `nil` for that of the source.
  private func sorted(
    using candidates: [SourceElements], _ progress: ComparisonProgress
  ) -> SortedOffsets? {
    guard let order else { return nil }
    let previous = candidates.filter { hasSameOrder(as: $0) }.max { $0.version < $1.version }
    if let previous, let known = previous.chosen.sorted,
      let changes = loggedChanges(from: previous),
      let sorted = known.following(
        changes.map, updated: changes.updated, progress,
        by: { order.areInIncreasingOrder(all[$0], all[$1]) })
    {
      return sorted
    }
    // An element of the tree takes O(log elements) to find.
    let copy = ContiguousArray(all)
    return SortedOffsets(count: copy.count, progress) {
      order.areInIncreasingOrder(copy[$0], copy[$1])
    }
  }
}
