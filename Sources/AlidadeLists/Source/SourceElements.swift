import AlidadeDiffing

/// The elements of a data source at one time that a list shows: all of them, or those that satisfy
/// a condition, in source order or in another order.
///
/// An immutable object, because a list passes its elements on often, and code that doesn't know the
/// type of the elements looks up generic types to copy a value.
final class SourceElements<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  let query: DataSource<Element>.Query
  /// All elements of the source.
  let all: DataSource<Element>.Elements
  /// The elements that are shown; none before this is evaluated.
  private let chosen: ChosenElements
  /// A Boolean value that is `false` until the condition and the order have been evaluated.
  let isEvaluated: Bool
  /// The changes from the elements whose evaluation was reused; `nil` if everything was evaluated.
  private let basis: Basis?

  private typealias Basis = (version: Int, changes: RowChanges)

  /// The maximum number of steps of edits whose effect is computed on the main thread.
  private static var immediateEdits: Int { 512 }
  /// The maximum number of elements that are evaluated on the main thread.
  static var immediateEvaluations: Int { 256 }
  /// The maximum number of elements that are sorted on the main thread.
  private static var immediatelySorted: Int { 2048 }

  /// Creates the newest elements of a query.
  init(_ query: DataSource<Element>.Query) {
    self.query = query
    all = query.source.elements
    isEvaluated = query.condition == nil && query.order == nil
    chosen = ChosenElements(all: isEvaluated ? all.count : 0)
    basis = nil
  }

  /// Creates a copy of `elements` after the condition and the order were evaluated.
  private init(_ elements: SourceElements, chosen: ChosenElements, _ basis: Basis?) {
    query = elements.query
    all = elements.all
    isEvaluated = true
    self.chosen = chosen
    self.basis = basis
  }

  var source: DataSource<Element> { query.source }

  private var order: SourceOrder<Element>? { query.order }

  /// A Boolean value that is `true` if all elements are shown, in the order of the source.
  private var showsAllInOrder: Bool { query.condition == nil && order == nil }

  /// The newest elements of the same query; not evaluated.
  var newest: SourceElements { SourceElements(query) }

  var version: Int { all.version }

  /// A Boolean value that is `true` if the source has no newer elements.
  var isNewest: Bool { isEvaluated && !hasNewer }

  /// A Boolean value that is `true` if the source has newer elements.
  var hasNewer: Bool { source.elements.version != version }

  // MARK: - Elements

  /// The number of elements that are shown.
  var count: Int { chosen.count }

  /// Returns the element at a position.
  subscript(position: Int) -> Element { all[chosen.offset(ofRow: position)] }

  /// Returns the position of the element with an id; `nil` if the element isn't shown.
  ///
  /// - Complexity: O(log elements); O(elements) if the source has newer elements.
  func position(of id: Element.ID) -> Int? {
    let (offset, version) = source.place(of: id)
    if version == self.version { return offset.flatMap(chosen.row(ofOffset:)) }
    if let offset, offset < all.count, all[offset].id == id { return chosen.row(ofOffset: offset) }
    var position = 0
    var isFound = false
    visit { element in
      isFound = element.id == id
      if !isFound { position += 1 }
      return !isFound
    }
    return isFound ? position : nil
  }

  /// Calls a closure with each element that is shown, in order, until it returns `false`.
  func visit(while body: (Element) -> Bool) {
    guard showsAllInOrder else {
      for position in 0..<count where !body(self[position]) { return }
      return
    }
    all.visit(while: body)
  }

  // MARK: - Changes

  /// Returns the changes from former elements; `nil` if finding them takes longer than the main
  /// thread should spend on it, or if they aren't known.
  func knownChanges(from previous: SourceElements) -> RowChanges? {
    guard isEvaluated, query == previous.query,
      order == nil || all.count + previous.all.count <= SourceElements.immediatelySorted,
      let changes = loggedChanges(from: previous, basis, limit: SourceElements.immediateEdits)
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
    loggedChanges(from: previous, basis).map { shownChanges(from: previous, after: $0) }
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
        from: previous.chosen, after: changes, isSameChoice: query == previous.query)
    let added = changes.map.insertedRanges
    shown.added = isSimple ? added : chosen.rows(of: added)
    return shown
  }

  /// Returns the changes of all elements of the source; `nil` if not all edits are known, or if
  /// they have more steps than a limit.
  ///
  /// - Parameter basis: changes that are known; `nil` if none are.
  private func loggedChanges(
    from previous: SourceElements, _ basis: Basis?, limit: Int = .max
  ) -> RowChanges? {
    guard previous.source === source else { return nil }
    if let basis, basis.version == previous.version { return basis.changes }
    return source.changes(from: previous.all, to: all, limit: limit)
  }

  // MARK: - Evaluation

  /// Returns a copy after the condition and the order were evaluated; `nil` if that would have
  /// taken too long, or was canceled.
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
    guard let (kept, basis) = keep(using: candidates, progress, limit) else { return nil }
    let sorted = sorted(using: candidates, basis, progress, limit)
    if progress.isCanceled { return nil }
    return SourceElements(
      self, chosen: ChosenElements(kept, isFiltered: query.condition != nil, sorted: sorted), basis)
  }

  /// Returns the newest elements whose evaluation can be reused; `nil` if there are none.
  private func newest(
    of candidates: [SourceElements], where isAlike: (DataSource<Element>.Query) -> Bool
  ) -> SourceElements? {
    var newest: SourceElements?
    for candidate in candidates
    where candidate.isEvaluated && candidate.source === source
      && candidate.version > newest?.version ?? -1 && isAlike(candidate.query)
    {
      newest = candidate
    }
    return newest
  }

  /// Evaluates the condition, and returns the elements that satisfy it, and the changes from those
  /// whose evaluation was reused; `nil` if it would have to be evaluated for more elements than a
  /// limit.
  private func keep(
    using candidates: [SourceElements], _ progress: ComparisonProgress, _ limit: Int?
  ) -> (kept: KeptElements, basis: Basis?)? {
    guard let condition = query.condition else { return (KeptElements(all: all.count), nil) }
    if let previous = newest(of: candidates, where: query.hasSameCondition),
      let changes = loggedChanges(from: previous, nil, limit: SourceElements.editLimit(limit))
    {
      if let limit, changes.evaluationCount > limit { return nil }
      let kept = previous.chosen.kept.following(changes, progress) {
        condition.isIncluded(all[$0])
      }
      return (kept, (previous.version, changes))
    }
    if let limit, all.count > limit { return nil }
    return (KeptElements(all, progress, where: condition.isIncluded), nil)
  }

  /// Returns the maximum number of steps of edits to follow where the number of evaluations is
  /// limited.
  private static func editLimit(_ evaluationLimit: Int?) -> Int {
    evaluationLimit == nil ? .max : immediateEdits
  }

  /// Returns the order of all elements; `nil` for that of the source.
  private func sorted(
    using candidates: [SourceElements], _ basis: Basis?, _ progress: ComparisonProgress,
    _ limit: Int?
  ) -> SortedOffsets? {
    guard let order else { return nil }
    if let previous = newest(of: candidates, where: query.hasSameOrder),
      let known = previous.chosen.sorted,
      let changes = loggedChanges(from: previous, basis, limit: SourceElements.editLimit(limit)),
      let sorted = known.following(
        changes.map, updated: changes.updated, progress,
        by: { order.areInIncreasingOrder(all[$0], all[$1]) })
    {
      return sorted
    }
    // A sort compares each element many times.
    return order.sortedOffsets(ContiguousArray(all)) { progress.visit(256) }
      .map { SortedOffsets($0) }
  }
}
