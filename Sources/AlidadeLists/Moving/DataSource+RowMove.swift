extension DataSource.Transaction {
  /// Moves elements in the same way as the user has moved their rows.
  ///
  /// Ids that aren't in the source are ignored. If the element that should follow no longer exists,
  /// the elements are moved after the one that should precede them, or to the end.
  ///
  /// - Complexity: O(*k* log elements) for *k* ids.
  public mutating func apply(_ move: RowMove<Element.ID>) {
    let next = move.before.flatMap { move.ids.contains($0) ? nil : $0 }
    var previous = move.after.flatMap { move.ids.contains($0) ? nil : $0 }
    var moved: Set<Element.ID> = []
    for id in move.ids where moved.insert(id).inserted {
      guard let offset = offset(of: id) else { continue }
      let end =
        next.flatMap(self.offset) ?? previous.flatMap(self.offset).map { $0 + 1 } ?? count
      self.move(from: offset, to: offset < end ? end - 1 : end)
      previous = id
    }
  }

  /// Inserts elements at a place in a list.
  ///
  /// If the element that should follow no longer exists, the elements are inserted after the one
  /// that should precede them, or at the end.
  ///
  /// - Complexity: O(*k* log elements) for *k* inserted elements.
  public mutating func insert(
    contentsOf elements: some Collection<Element>, at point: RowInsertionPoint<Element.ID>
  ) {
    let offset =
      point.before.flatMap(self.offset) ?? point.after.flatMap(self.offset).map { $0 + 1 } ?? count
    insert(contentsOf: elements, at: offset)
  }
}
