import AlidadeCore
import AlidadeRender

/// The rows of a data source at one time, or of its elements that satisfy a condition, in source
/// order or in another order.
final class SourceRows<Element: Identifiable & Sendable>: SourcedRows where Element.ID: Sendable {
  /// The closure that creates the rows of a list; an object, so that it can be compared.
  final class RowMaker: Sendable {
    let row: @Sendable (Element) -> AnyComponent

    init(_ row: @escaping @Sendable (Element) -> AnyComponent) { self.row = row }
  }

  let elements: SourceElements<Element>
  let maker: RowMaker
  /// The rows that the list shows until these are evaluated; `nil` if there are none.
  private let former: (any ListRows)?

  init(
    elements: SourceElements<Element>, maker: RowMaker, insteadOf former: (any ListRows)? = nil
  ) {
    self.elements = elements
    self.maker = maker
    self.former = former
  }

  var count: Int { isEvaluated ? elements.count : former?.count ?? 0 }

  var sections: RowSections? { isEvaluated ? nil : former?.sections }

  func key(of row: Int) -> ComponentKey { ComponentKey(elements[row].id) }

  func component(of row: Int) -> AnyComponent { maker.row(elements[row]) }

  func element(of row: Int) -> Any? { elements[row] }

  func row(of key: ComponentKey) -> Int? {
    if let id = key.id(as: Element.ID.self) { return elements.position(of: id) }
    // The id isn't of the type from which the key was created.
    return (0..<count).first { self.key(of: $0) == key }
  }

  // MARK: - Changes

  func knownChanges(from previous: any ListRows) -> RowChanges? {
    guard let previous = previous as? SourceRows,
      let changes = elements.knownChanges(from: previous.elements)
    else { return nil }
    return rowChanges(from: previous, changes)
  }

  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges? {
    guard let previous = previous as? SourceRows,
      let changes = elements.changes(from: previous.elements, progress)
    else { return nil }
    return rowChanges(from: previous, changes)
  }

  /// Returns `true` for rows of another source, condition or order; newer elements only add to what
  /// was evaluated.
  func supersedes(_ earlier: any ListRows) -> Bool {
    guard let earlier = earlier as? SourceRows else { return true }
    return elements.query != earlier.elements.query
  }

  private func rowChanges(from previous: SourceRows, _ changes: RowChanges) -> RowChanges {
    previous.maker === maker ? changes : changes.updatingAll
  }

  // MARK: - Evaluation

  var isEvaluated: Bool { elements.isEvaluated }

  func evaluated(after previous: (any ListRows)?) -> SourceRows? {
    if isEvaluated { return nil }
    guard let previous else { return evaluated(using: [], ComparisonProgress()) }
    if let evaluated = evaluated(
      using: [previous], ComparisonProgress(), SourceElements<Element>.immediateEvaluations)
    {
      return evaluated
    }
    // The list shows the former rows until another thread has evaluated the condition.
    return SourceRows(elements: elements, maker: maker, insteadOf: previous)
  }

  private func evaluated(
    using candidates: [any ListRows], _ progress: ComparisonProgress, _ limit: Int? = nil
  ) -> SourceRows? {
    elements.evaluated(using: SourceRows.elements(of: candidates), progress, limit).map(with)
  }

  private func with(_ elements: SourceElements<Element>) -> SourceRows {
    SourceRows(elements: elements, maker: maker)
  }

  // MARK: - Following

  var followed: any FollowedSource { elements.source }

  var version: Int { elements.version }

  var isNewest: Bool { elements.isNewest }

  var newer: SourceRows? { elements.hasNewer ? with(elements.newest) : nil }

  func newest(after shown: any ListRows, _ progress: ComparisonProgress) -> SourceRows {
    let newest = with(elements.newest)
    return newest.evaluated(using: [shown, self], progress) ?? newest
  }

  func immediateNewest(after shown: any ListRows) -> SourceRows? {
    with(elements.newest).evaluated(
      using: [shown, self], ComparisonProgress(),
      SourceElements<Element>.immediateEvaluations)
  }
}
