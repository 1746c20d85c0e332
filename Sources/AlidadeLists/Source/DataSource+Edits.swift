/// Single edits, each of which is a separate change; see ``DataSource/Transaction`` for the
/// handling of invalid input.
extension DataSource {
  /// Adds an element at the end.
  public func append(_ element: Element) {
    change { $0.append(element) }
  }

  /// Adds elements at the end.
  public func append(contentsOf elements: some Collection<Element> & Sendable) {
    change { $0.append(contentsOf: elements) }
  }

  /// Inserts an element at an offset.
  public func insert(_ element: Element, at offset: Int) {
    change { $0.insert(element, at: offset) }
  }

  /// Inserts elements, starting at an offset.
  public func insert(contentsOf elements: some Collection<Element> & Sendable, at offset: Int) {
    change { $0.insert(contentsOf: elements, at: offset) }
  }

  /// Inserts elements at a place in a list.
  ///
  /// If the element that should follow no longer exists, the elements are inserted after the one
  /// that should precede them, or at the end.
  public func insert(
    contentsOf elements: some Collection<Element> & Sendable,
    at point: RowInsertionPoint<Element.ID>
  ) {
    change { $0.insert(contentsOf: elements, at: point) }
  }

  /// Removes the element at an offset.
  public func remove(at offset: Int) {
    change { $0.remove(at: offset) }
  }

  /// Removes the element with an id.
  public func remove(id: Element.ID) {
    change { $0.remove(id: id) }
  }

  /// Removes the elements in a range of offsets.
  public func removeSubrange(_ offsets: Range<Int>) {
    change { $0.removeSubrange(offsets) }
  }

  /// Removes all elements.
  public func removeAll() {
    change { $0.removeAll() }
  }

  /// Removes the elements that satisfy a condition.
  ///
  /// - Parameter shouldBeRemoved: returns `true` for an element to remove; called usually before
  ///   this call returns.
  /// - Complexity: O(elements).
  public func removeAll(where shouldBeRemoved: @escaping @Sendable (Element) -> Bool) {
    change { $0.removeAll(where: shouldBeRemoved) }
  }

  /// Moves an element.
  ///
  /// - Parameters:
  ///   - offset: the offset of the element.
  ///   - newOffset: its offset afterward.
  public func move(from offset: Int, to newOffset: Int) {
    change { $0.move(from: offset, to: newOffset) }
  }

  /// Moves elements in the same way as the user has moved their rows.
  public func apply(_ move: RowMove<Element.ID>) {
    change { $0.apply(move) }
  }

  /// Replaces the element that has the same id.
  public func update(_ element: Element) {
    change { $0.update(element) }
  }

  /// Changes the element with an id.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - change: changes the element; called once, usually before this call returns.
  public func update(id: Element.ID, _ change: @escaping @Sendable (inout Element) -> Void) {
    self.change { $0.update(id: id, change) }
  }

  /// Replaces all elements without specifying the changes: lists compare the ids, off the main
  /// thread.
  public func replaceAll(with elements: some Collection<Element> & Sendable) {
    change { $0.replaceAll(with: elements) }
  }
}
