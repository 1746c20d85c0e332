import AlidadeCore
import AlidadeRender

/// The rows of the elements of a data source that are divided into sections.
final class GroupedRows<Element: Identifiable & Sendable, Section: Hashable & Sendable>:
  SourcedRows
where Element.ID: Sendable {
  typealias Group = DataSource<Element>.Group<Section>

  /// The closures that create the rows of a list; an object, so that it can be compared.
  final class RowMaker: Sendable {
    let row: @Sendable (Element) -> AnyComponent
    let header: @Sendable (Group) -> AnyComponent
    /// The footer of a section; `nil` if the sections have no footers.
    let footer: (@Sendable (Group) -> AnyComponent)?

    init(
      row: @escaping @Sendable (Element) -> AnyComponent,
      header: @escaping @Sendable (Group) -> AnyComponent,
      footer: (@Sendable (Group) -> AnyComponent)? = nil
    ) {
      self.row = row
      self.header = header
      self.footer = footer
    }
  }

  /// The maximum number of neighbors of different sections that are compared on the main thread.
  private static var immediateRuns: Int { 2048 }

  let elements: SourceElements<Element>
  private let grouping: SourceGrouping<Element, Section>
  private let maker: RowMaker
  /// The elements and their rows; none before this is evaluated.
  private let positions: GroupedPositions<Section>
  /// The rows that the list shows until these are evaluated; `nil` if there are none.
  private let former: (any ListRows)?
  /// A Boolean value that is `false` until the sections of all elements have been determined.
  let isEvaluated: Bool

  /// - Parameters:
  ///   - positions: the positions of the rows; `nil` if they aren't evaluated.
  ///   - former: the rows that the list shows until these are evaluated; `nil` if there are none.
  init(
    _ elements: SourceElements<Element>, _ grouping: SourceGrouping<Element, Section>,
    _ maker: RowMaker, _ positions: GroupedPositions<Section>? = nil,
    insteadOf former: (any ListRows)? = nil
  ) {
    self.elements = elements
    self.grouping = grouping
    self.maker = maker
    self.positions = positions ?? GroupedPositions([], hasFooters: maker.footer != nil)
    self.former = former
    isEvaluated = positions != nil
  }

  var count: Int { isEvaluated ? positions.bounds.rowCount : former?.count ?? 0 }

  var sections: RowSections? { isEvaluated ? positions.bounds : former?.sections }

  func key(of row: Int) -> ComponentKey {
    if let position = positions.position(ofRow: row) {
      return ComponentKey(elements[position].id)
    }
    let (section, kind) = edge(at: row)
    return ComponentKey(SectionEdge(section: ComponentKey(section.id), kind: kind))
  }

  func component(of row: Int) -> AnyComponent {
    if let position = positions.position(ofRow: row) { return maker.row(elements[position]) }
    let (section, kind) = edge(at: row)
    switch kind {
    case .header: return maker.header(section)
    case .footer: return maker.footer?(section) ?? AnyComponent(ComponentList())
    }
  }

  func element(of row: Int) -> Any? { positions.position(ofRow: row).map { elements[$0] } }

  func row(of key: ComponentKey) -> Int? {
    if let edge = key.id(as: SectionEdge.self) { return row(of: edge) }
    if let id = key.id(as: Element.ID.self) {
      return elements.position(of: id)
        .flatMap { $0 < positions.elementCount ? positions.row(ofPosition: $0) : nil }
    }
    // The id isn't of the type from which the key was created.
    return (0..<count).first { self.key(of: $0) == key }
  }

  private func row(of edge: SectionEdge) -> Int? {
    // If the section isn't of the type from which the key was created, only their keys are equal.
    let known = edge.section.id(as: Section.self).flatMap(positions.number)
    guard
      let number = known
        ?? positions.sections.firstIndex(where: { ComponentKey($0) == edge.section })
    else { return nil }
    let edges = positions.edges(of: number)
    switch edge.kind {
    case .header: return edges.first
    case .footer: return edges.dropFirst().first
    }
  }

  /// Returns the section whose header or footer is in a row.
  private func edge(at row: Int) -> (section: Group, kind: SectionEdge.Kind) {
    let bounds = positions.bounds
    guard let number = bounds.section(of: row) else {
      preconditionFailure("There is no row \(row) of \(count).")
    }
    let group = Group(
      id: positions.sections[number],
      elements: Group.Elements(elements, positions, rows: bounds.elements(of: number)))
    return (group, row == bounds.rows(of: number).lowerBound ? .header : .footer)
  }

  // MARK: - Changes

  func knownChanges(from previous: any ListRows) -> RowChanges? {
    guard let previous = previous as? GroupedRows, isEvaluated, makesSameChoice(as: previous),
      positions.runs.count + previous.positions.runs.count <= GroupedRows.immediateRuns,
      let changes = elements.knownChanges(from: previous.elements)
    else { return nil }
    return rowChanges(from: previous, after: changes)
  }

  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges? {
    guard let previous = previous as? GroupedRows,
      let changes = elements.changes(from: previous.elements, progress)
    else { return nil }
    return rowChanges(from: previous, after: changes)
  }

  /// Returns `true` for rows of another source, condition, order or grouping; newer elements only
  /// add to what was evaluated.
  func supersedes(_ earlier: any ListRows) -> Bool {
    (earlier as? GroupedRows).map { !makesSameChoice(as: $0) } ?? true
  }

  private func rowChanges(from previous: GroupedRows, after changes: RowChanges) -> RowChanges {
    let rows = positions.changes(from: previous.positions, after: changes)
    return previous.maker === maker ? rows : rows.updatingAll
  }

  private func makesSameChoice(as other: GroupedRows) -> Bool {
    elements.query == other.elements.query && hasSameSections(as: other)
  }

  private func hasSameSections(as other: GroupedRows) -> Bool {
    grouping.identity == other.grouping.identity
      && (maker.footer != nil) == (other.maker.footer != nil)
  }

  var newer: GroupedRows? {
    elements.hasNewer ? GroupedRows(elements.newest, grouping, maker) : nil
  }

  // MARK: - Evaluation

  func evaluated(after previous: (any ListRows)?) -> GroupedRows? {
    if isEvaluated { return nil }
    guard let previous else { return evaluated(using: [], ComparisonProgress()) }
    if let evaluated = evaluated(
      using: [previous], ComparisonProgress(), SourceElements<Element>.immediateEvaluations)
    {
      return evaluated
    }
    // The list shows the former rows until another thread has determined the sections.
    return GroupedRows(elements, grouping, maker, insteadOf: previous)
  }

  /// Returns a copy of the rows after the sections were determined; `nil` if that would have taken
  /// too long, or was canceled.
  ///
  /// - Parameters:
  ///   - candidates: rows whose evaluation may be reused.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - limit: the maximum number of elements that are evaluated; `nil` to evaluate everything,
  ///     however long it takes.
  private func evaluated(
    using candidates: [any ListRows], _ progress: ComparisonProgress, _ limit: Int? = nil
  ) -> GroupedRows? {
    let known = GroupedRows.elements(of: candidates)
    let grouped = candidates.compactMap { $0 as? GroupedRows }.filter { $0.isEvaluated }
    guard let elements = elements.evaluated(using: known, progress, limit),
      let positions = positions(of: elements, using: grouped, progress, limit),
      !progress.isCanceled
    else { return nil }
    return GroupedRows(elements, grouping, maker, positions)
  }

  private func positions(
    of elements: SourceElements<Element>, using candidates: [GroupedRows],
    _ progress: ComparisonProgress, _ limit: Int?
  ) -> GroupedPositions<Section>? {
    let previous =
      candidates
      .filter { hasSameSections(as: $0) && $0.elements.source === elements.source }
      .max { $0.version < $1.version }
    if let previous, let changes = changes(from: previous, to: elements, limit) {
      if let limit, changes.evaluationCount > limit { return nil }
      if let positions = previous.positions.following(
        changes, progress, section: { grouping.section(elements[$0]) })
      {
        return positions
      }
    }
    if let limit, elements.count > limit { return nil }
    var builder = GroupedPositionsBuilder<Section>()
    elements.visit { element in
      builder.append(grouping.section(element))
      return progress.visit(1)
    }
    return builder.finish(hasFooters: maker.footer != nil)
  }

  /// Returns the changes of the elements; `nil` if they aren't known, or if there is a limit, and
  /// finding them takes longer than the main thread should spend on it.
  private func changes(
    from previous: GroupedRows, to elements: SourceElements<Element>, _ limit: Int?
  ) -> RowChanges? {
    if limit == nil { return elements.recordedChanges(from: previous.elements) }
    guard previous.positions.runs.count <= GroupedRows.immediateRuns / 2 else { return nil }
    return elements.knownChanges(from: previous.elements)
  }

  // MARK: - Following

  var followed: any FollowedSource { elements.source }

  var version: Int { elements.version }

  var isNewest: Bool { isEvaluated && elements.isNewest }

  private var newest: GroupedRows { GroupedRows(elements.newest, grouping, maker) }

  func newest(after shown: any ListRows, _ progress: ComparisonProgress) -> GroupedRows {
    let newest = newest
    return newest.evaluated(using: [shown, self], progress) ?? newest
  }

  func immediateNewest(after shown: any ListRows) -> GroupedRows? {
    newest.evaluated(
      using: [shown, self], ComparisonProgress(),
      SourceElements<Element>.immediateEvaluations)
  }
}
