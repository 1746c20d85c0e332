import AlidadeCore

/// A move of elements to a different place in a list, or from one list to another.
///
/// ```swift
/// List(tasks) { TaskRow(task: $0) }
///   .onMove { move in context.update { $0.tasks.apply(move) } }
/// ```
public struct RowMove<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids of the elements, in the order of the list that they come from.
  public let ids: [ID]
  /// The place to which the elements are moved.
  public let destination: RowInsertionPoint<ID>

  /// The id of the element that follows them after the move; `nil` at the end of the list, of the
  /// section, or of the children of the parent.
  public var before: ID? { destination.before }

  /// The id of the element that precedes them after the move; `nil` at the start of the list or of
  /// the section, or in a list that shows a tree.
  ///
  /// The elements go directly after this element if there is no element to go before. So at the end
  /// of a list with a filter, they go after the last element that is shown, not after all the
  /// hidden ones.
  public var after: ID? { destination.after }

  /// The id of the node of a tree whose children the elements become; `nil` at the top level, or in
  /// a list that shows no tree.
  public var parent: ID? { destination.parent }

  init(ids: [ID], to destination: RowDestination) {
    self.ids = ids
    self.destination = RowInsertionPoint(destination)
  }

  /// Creates a move in a list without sections.
  ///
  /// - Parameters:
  ///   - ids: the ids of the elements, in the order that they have after the move.
  ///   - before: the id of the element that follows them after the move; `nil` for the end.
  ///   - after: the id of the element after which they go if `before` is `nil` or no longer exists;
  ///     `nil` for the end.
  ///   - parent: the id of the node of a tree whose children the elements become; `nil` for the top
  ///     level, or in a list that shows no tree.
  public init(_ ids: [ID], before: ID?, after: ID? = nil, parent: ID? = nil) {
    self.ids = ids
    destination = RowInsertionPoint(before: before, after: after, parent: parent)
  }

  /// The position of each element among those that are moved, by id.
  var places: [ID: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the id of the section to which the elements are moved; `nil` in a list without
  /// sections, or if the ids of the sections have a different type.
  public func section<SectionID: Hashable & Sendable>(_ type: SectionID.Type) -> SectionID? {
    destination.section(type)
  }
}

extension RangeReplaceableCollection where Element: Identifiable, Element.ID: Sendable {
  /// Moves elements in the same way as the user has moved their rows.
  ///
  /// Ids that aren't in the collection are ignored. If the element that should follow no longer
  /// exists, the elements are moved after the one that should precede them, or to the end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func apply(_ move: RowMove<Element.ID>) {
    apply(move, id: \.id)
  }
}

extension RangeReplaceableCollection {
  /// Moves elements, identified by a property, in the same way as the user has moved their rows.
  ///
  /// Ids that aren't in the collection are ignored. If the element that should follow no longer
  /// exists, the elements are moved after the one that should precede them, or to the end.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - id: the property that identifies the elements.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func apply<ID>(_ move: RowMove<ID>, id: KeyPath<Element, ID>) {
    let places = move.places
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
    rest.insert(contentsOf: moved.map(\.element), at: move.destination, id: id)
    self = rest
  }
}
