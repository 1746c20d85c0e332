extension Array where Element: Identifiable, Element.ID: Hashable & Sendable {
  /// Moves the elements of sections in the same way as the user has moved their rows.
  ///
  /// ```swift
  /// .onMove { move in context.update { $0.mailboxes.apply(move, elements: \.mails) } }
  /// ```
  ///
  /// Ids that aren't in the sections are ignored. If the element that should follow is no longer in
  /// the section, the elements are moved after the one that should precede them, or to the end of
  /// the section. If the section no longer exists, or the list of the move has no sections, nothing
  /// is changed.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - elements: the property of a section that holds its elements.
  /// - Complexity: O(elements of all sections).
  public mutating func apply<Member: Identifiable>(
    _ move: RowMove<Member.ID>, elements: WritableKeyPath<Element, [Member]>
  ) where Member.ID: Sendable {
    guard let id = move.section(Element.ID.self),
      let destination = firstIndex(where: { $0.id == id })
    else { return }
    let places = move.places
    var moved: [(place: Int, member: Member)] = []
    for index in indices {
      let leaving = self[index][keyPath: elements].compactMap { member in
        places[member.id].map { (place: $0, member: member) }
      }
      if leaving.isEmpty { continue }
      moved += leaving
      self[index][keyPath: elements].removeAll { places[$0.id] != nil }
    }
    moved.sort { $0.place < $1.place }
    self[destination][keyPath: elements].insert(
      contentsOf: moved.map(\.member), at: move.destination)
  }

  /// Inserts elements at a place in a list of sections.
  ///
  /// ```swift
  /// context.update { $0.mailboxes.insert(contentsOf: mails, at: point, elements: \.mails) }
  /// ```
  ///
  /// If the element that should follow is no longer in the section, the elements are inserted after
  /// the one that should precede them, or at the end of the section. If the section no longer
  /// exists, or the list has no sections, nothing is inserted.
  ///
  /// - Parameters:
  ///   - members: the elements.
  ///   - point: the place.
  ///   - elements: the property of a section that holds its elements.
  /// - Complexity: O(sections + elements of the section).
  public mutating func insert<Member: Identifiable>(
    contentsOf members: some Collection<Member>, at point: RowInsertionPoint<Member.ID>,
    elements: WritableKeyPath<Element, [Member]>
  ) where Member.ID: Sendable {
    guard let id = point.section(Element.ID.self),
      let section = firstIndex(where: { $0.id == id })
    else { return }
    self[section][keyPath: elements].insert(contentsOf: members, at: point)
  }
}
