import AlidadeCore

/// A move of elements to another place in a list, or from one list to another.
///
/// ```swift
/// List(tasks) { TaskRow(task: $0) }
///   .onMove { move in context.update { $0.tasks.apply(move) } }
/// ```
public struct RowMove<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids of the elements, in the order of the list from which they come.
  public let ids: [ID]
  /// The id of the element that follows them after the move; `nil` at the end of the list, or of the
  /// section.
  public let before: ID?
  /// The section to which the elements are moved; `nil` in a list without sections.
  let section: ComponentKey?

  init(ids: [ID], before: ID?, section: ComponentKey? = nil) {
    self.ids = ids
    self.before = before
    self.section = section
  }

  /// Creates a move in a list without sections.
  ///
  /// - Parameters:
  ///   - ids: the ids of the elements, in the order that they have after the move.
  ///   - before: the id of the element that follows them after the move; `nil` for the end.
  public init(_ ids: [ID], before: ID?) {
    self.init(ids: ids, before: before)
  }

  /// Returns the id of the section to which the elements are moved; `nil` in a list without
  /// sections, or if the ids of the sections have another type.
  public func section<SectionID: Hashable & Sendable>(_ type: SectionID.Type) -> SectionID? {
    section?.id(as: type)
  }
}

extension RangeReplaceableCollection where Element: Identifiable, Element.ID: Sendable {
  /// Moves elements in the same way as the user has moved their rows.
  ///
  /// Ids that aren't in the collection are ignored. If the element that should follow no longer
  /// exists, the elements are moved to the end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func apply(_ move: RowMove<Element.ID>) {
    apply(move, id: \.id)
  }
}

extension RangeReplaceableCollection {
  /// Moves elements in the same way as the user has moved their rows.
  ///
  /// Ids that aren't in the collection are ignored. If the element that should follow no longer
  /// exists, the elements are moved to the end.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - id: the property that identifies the elements.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func apply<ID>(_ move: RowMove<ID>, id: KeyPath<Element, ID>) {
    let places = Dictionary(
      move.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var moved: [(place: Int, element: Element)] = []
    var rest = Self()
    rest.reserveCapacity(count)
    for element in self {
      if let place = places[element[keyPath: id]] {
        moved.append((place, element))
      } else {
        rest.append(element)
      }
    }
    moved.sort { $0.place < $1.place }
    let next = move.before.flatMap { next in rest.firstIndex { $0[keyPath: id] == next } }
    rest.insert(contentsOf: moved.map(\.element), at: next ?? rest.endIndex)
    self = rest
  }
}
