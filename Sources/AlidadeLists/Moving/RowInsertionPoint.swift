import AlidadeCore

/// A place in a list at which elements are inserted.
///
/// ```swift
/// List(notes) { NoteRow(note: $0) }
///   .onInsert(of: .text) { (content: TransferContent, point: RowInsertionPoint<Note.ID>) in
///     guard case .text(let text) = content else { return }
///     context.update { $0.notes.insert(contentsOf: [Note(text)], at: point) }
///   }
/// ```
///
/// The place consists of ids, so it stays correct if the data changes before the elements are
/// inserted, or if a filter hides elements.
public struct RowInsertionPoint<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the element that follows the inserted ones; `nil` at the end of the list, of the
  /// section, or of the children of the parent.
  public let before: ID?
  /// The id of the element that precedes the inserted ones; `nil` at the start of the list or of
  /// the section, or in a list that shows a tree.
  ///
  /// The elements go directly after it if there is no element to go before. So at the end of a list
  /// with a filter, they go after the last element that is shown, and not after all hidden ones.
  public let after: ID?
  /// The id of the node of a tree whose children the elements become; `nil` at the top level, or in
  /// a list that shows no tree.
  public let parent: ID?
  /// The section in which the elements are inserted; `nil` in a list without sections.
  let section: ComponentKey?

  init(_ destination: RowDestination) {
    before = destination.next?.id(as: ID.self)
    after = destination.previous?.id(as: ID.self)
    parent = destination.parent?.id(as: ID.self)
    section = destination.section
  }

  /// Creates a place in a list without sections.
  ///
  /// - Parameters:
  ///   - before: the id of the element that follows the inserted ones; `nil` for the end.
  ///   - after: the id of the element after which they go if `before` is `nil` or no longer exists;
  ///     `nil` for the end.
  ///   - parent: the id of the node of a tree whose children the elements become; `nil` for the top
  ///     level, or in a list that shows no tree.
  public init(before: ID?, after: ID? = nil, parent: ID? = nil) {
    self.before = before
    self.after = after
    self.parent = parent
    section = nil
  }

  /// Creates a place in a list of sections.
  ///
  /// - Parameters:
  ///   - before: the id of the element that follows the inserted ones; `nil` for the end of the
  ///     section.
  ///   - after: the id of the element after which they go if `before` is `nil` or no longer exists;
  ///     `nil` for the end of the section.
  ///   - section: the id of the section.
  public init(before: ID?, after: ID? = nil, section: some Hashable & Sendable) {
    self.before = before
    self.after = after
    parent = nil
    self.section = ComponentKey(section)
  }

  /// Returns the id of the section in which the elements are inserted; `nil` in a list without
  /// sections, or if the ids of the sections have another type.
  public func section<SectionID: Hashable & Sendable>(_ type: SectionID.Type) -> SectionID? {
    section?.id(as: type)
  }
}

extension RangeReplaceableCollection where Element: Identifiable, Element.ID: Sendable {
  /// Inserts elements at a place in a list.
  ///
  /// If the element that should follow no longer exists, the elements are inserted after the one
  /// that should precede them, or at the end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func insert(
    contentsOf elements: some Collection<Element>, at point: RowInsertionPoint<Element.ID>
  ) {
    insert(contentsOf: elements, at: point, id: \.id)
  }
}

extension RangeReplaceableCollection {
  /// Inserts elements, identified by a property, at a place in a list.
  ///
  /// If the element that should follow no longer exists, the elements are inserted after the one
  /// that should precede them, or at the end.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - point: the place.
  ///   - id: the property that identifies the elements.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func insert<ID>(
    contentsOf elements: some Collection<Element>, at point: RowInsertionPoint<ID>,
    id: KeyPath<Element, ID>
  ) {
    func index(of wanted: ID?) -> Index? {
      wanted.flatMap { wanted in firstIndex { $0[keyPath: id] == wanted } }
    }
    let place = index(of: point.before) ?? index(of: point.after).map { self.index(after: $0) }
    insert(contentsOf: elements, at: place ?? endIndex)
  }
}
