import AlidadeCore
import AlidadeDiffing

/// The rows of a collection of sections.
struct SectionRows<Sections, Elements, ID>: ListRows
where
  Sections: RandomAccessCollection & Sendable, Sections.Index == Int,
  Sections.Element: Identifiable, Sections.Element.ID: Sendable,
  Elements: RandomAccessCollection, Elements.Index == Int, ID: Hashable & Sendable
{
  typealias Section = Sections.Element
  typealias Element = Elements.Element

  /// The closures that return the components of rows.
  struct Builders: Sendable {
    let row: @Sendable (Element) -> AnyComponent
    let header: @Sendable (Section) -> AnyComponent
    /// The footer of a section; `nil` if the sections have no footers.
    let footer: (@Sendable (Section) -> AnyComponent)?
  }

  /// A part of a section that has a row.
  private enum Part {
    case header(Section)
    case element(Element)
    case footer(Section)
  }

  /// The identity of a row, which is faster to compare than a key.
  private enum Identity: Hashable {
    case header(Section.ID)
    case element(ID)
    case footer(Section.ID)
  }

  /// The maximum number of sections that are compared on the main thread.
  private static var immediateSections: Int { 2048 }

  let data: Sections
  /// The property of a section that holds its elements.
  let elements: KeyPath<Section, Elements> & Sendable
  /// The property that identifies the elements.
  let id: KeyPath<Element, ID> & Sendable
  let builders: Builders
  private let bounds: RowSections

  init(
    data: Sections, elements: KeyPath<Section, Elements> & Sendable,
    id: KeyPath<Element, ID> & Sendable, _ builders: Builders
  ) {
    self.data = data
    self.elements = elements
    self.id = id
    self.builders = builders
    bounds = RowSections(
      elementCounts: data.map { $0[keyPath: elements].count },
      hasFooters: builders.footer != nil)
  }

  var count: Int { bounds.rowCount }

  var sections: RowSections? { bounds }

  func key(of row: Int) -> ComponentKey {
    switch part(of: row) {
    case .header(let section): key(of: section, .header)
    case .element(let element): ComponentKey(element[keyPath: id])
    case .footer(let section): key(of: section, .footer)
    }
  }

  func component(of row: Int) -> AnyComponent {
    switch part(of: row) {
    case .header(let section): builders.header(section)
    case .element(let element): builders.row(element)
    case .footer(let section): builders.footer?(section) ?? AnyComponent(ComponentList())
    }
  }

  func element(of row: Int) -> Any? {
    if case .element(let element) = part(of: row) { return element }
    return nil
  }

  func row(of key: ComponentKey) -> Int? {
    if let edge = key.id(as: SectionEdge.self) { return row(of: edge) }
    let wanted = key.id(as: ID.self)
    for (index, section) in data.enumerated() {
      let elements = section[keyPath: elements]
      let match = elements.firstIndex { element in
        let id = element[keyPath: id]
        return wanted.map { id == $0 } ?? (ComponentKey(id) == key)
      }
      if let match {
        return bounds.elements(of: index).lowerBound + match - elements.startIndex
      }
    }
    return nil
  }

  private func row(of edge: SectionEdge) -> Int? {
    let wanted = edge.section.id(as: Section.ID.self)
    let match = data.firstIndex { section in
      wanted.map { section.id == $0 } ?? (ComponentKey(section.id) == edge.section)
    }
    guard let index = match else { return nil }
    let rows = bounds.rows(of: index - data.startIndex)
    switch edge.kind {
    case .header: return rows.lowerBound
    case .footer: return builders.footer == nil ? nil : rows.upperBound - 1
    }
  }

  func knownChanges(from previous: any ListRows) -> RowChanges? {
    guard let previous = previous as? SectionRows, isIdentified(like: previous),
      bounds == previous.bounds, hasSameElements(as: previous)
    else { return nil }
    return RowChanges(OffsetMap(identityOf: count))
  }

  /// Returns `true` if the sections are known to have the same elements, even if a new collection
  /// of sections holds them.
  private func hasSameElements(as other: SectionRows) -> Bool {
    if data.hasSameStorage(as: other.data) { return true }
    guard data.count == other.data.count, data.count <= SectionRows.immediateSections else {
      return false
    }
    return zip(data, other.data).allSatisfy {
      $0.id == $1.id && $0[keyPath: elements].hasSameStorage(as: $1[keyPath: elements])
    }
  }

  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges? {
    guard let previous = previous as? SectionRows, isIdentified(like: previous) else { return nil }
    return OffsetMap(
      from: previous.identities, to: identities, id: { $0 }, isCanceled: progress.pause
    ).map { RowChanges($0) }
  }

  private func key(of section: Section, _ kind: SectionEdge.Kind) -> ComponentKey {
    ComponentKey(SectionEdge(section: ComponentKey(section.id), kind: kind))
  }

  private func part(of row: Int) -> Part {
    guard let index = bounds.section(of: row) else {
      preconditionFailure("There is no row \(row) of \(count).")
    }
    let section = data[data.startIndex + index]
    if row == bounds.rows(of: index).lowerBound { return .header(section) }
    let rows = bounds.elements(of: index)
    guard rows.contains(row) else { return .footer(section) }
    let elements = section[keyPath: elements]
    return .element(elements[elements.startIndex + row - rows.lowerBound])
  }

  /// The identities of all rows.
  private var identities: [Identity] {
    var identities: [Identity] = []
    identities.reserveCapacity(count)
    for section in data {
      identities.append(.header(section.id))
      for element in section[keyPath: elements] {
        identities.append(.element(element[keyPath: id]))
      }
      if builders.footer != nil { identities.append(.footer(section.id)) }
    }
    return identities
  }

  private func isIdentified(like other: SectionRows) -> Bool {
    id == other.id && elements == other.elements
  }
}
