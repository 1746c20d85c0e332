/// A changeset written by hand, before it is verified.
///
/// The changes of a draft happen simultaneously, and their order is irrelevant. Removals, updates
/// and origins of moves refer to the old collection; insertions and destinations of moves refer to
/// the new one. Elements that aren't mentioned keep their order and fill the remaining offsets.
///
/// ```swift
/// var draft = ChangesetDraft<String>(oldCount: 3)  // a b c
/// draft.remove("a", at: 0)
/// draft.move(from: 1, to: 2)
/// draft.insert("x", at: 0)
/// let changes = try draft.verified()               // x c b
/// ```
public struct ChangesetDraft<Element> {
  /// The number of elements in the old collection.
  public let oldCount: Int

  private(set) var removals: [Changeset<Element>.Change] = []
  private(set) var insertions: [Changeset<Element>.Change] = []
  private(set) var moves: [OffsetMap.Move] = []
  private(set) var updates: [Changeset<Element>.Change] = []
  private(set) var oldElements: [Element] = []

  /// Creates a draft without changes.
  public init(oldCount: Int) {
    self.oldCount = oldCount
  }

  /// Adds the removal of the element at an old offset.
  ///
  /// - Parameters:
  ///   - element: The removed element, which the inverse of the changeset inserts again.
  ///   - oldOffset: The offset of the element in the old collection.
  public mutating func remove(_ element: Element, at oldOffset: Int) {
    removals.append(.init(offset: oldOffset, element: element))
  }

  /// Adds the insertion of an element at a new offset.
  public mutating func insert(_ element: Element, at newOffset: Int) {
    insertions.append(.init(offset: newOffset, element: element))
  }

  /// Adds the move of the element at an old offset to a new offset.
  public mutating func move(from oldOffset: Int, to newOffset: Int) {
    moves.append(OffsetMap.Move(from: oldOffset, to: newOffset))
  }

  /// Adds the update of the element at an old offset, which may also be moved.
  public mutating func update(_ oldElement: Element, at oldOffset: Int, to newElement: Element) {
    updates.append(.init(offset: oldOffset, element: newElement))
    oldElements.append(oldElement)
  }

  /// Returns the changeset if the changes are consistent.
  ///
  /// - Throws: The first contradiction, as a ``ChangesetError``.
  /// - Complexity: O(n log n) in the number of changes.
  public func verified() throws(ChangesetError) -> Changeset<Element> {
    let (offsets, newCount) = try verifiedOffsets()
    return try changeset(
      offsets: offsets, newCount: newCount,
      blocks: oldCount == 0 && newCount == 0 ? [] : [Block(old: 0..<oldCount, new: 0..<newCount)])
  }
}

extension ChangesetDraft {
  /// Verifies the offsets that refer to the old collection.
  func verifiedOffsets() throws(ChangesetError) -> (BatchOffsets, newCount: Int) {
    let offsets = BatchOffsets(
      removals: removals.map(\.offset), insertions: insertions.map(\.offset), moves: moves,
      updates: updates.map(\.offset))
    return (offsets, try offsets.verifiedNewCount(oldCount: oldCount))
  }

  /// Verifies the offsets that refer to the new collection, and creates the changeset.
  ///
  /// - Parameter blocks: Blocks in which the elements that aren't mentioned keep their order.
  func changeset(
    offsets: BatchOffsets, newCount: Int, blocks: [Block]
  ) throws(ChangesetError) -> Changeset<Element> {
    try offsets.verifyNewOffsets(newCount: newCount)
    let map = OffsetMap(
      oldCount: oldCount, newCount: newCount, runs: offsets.runs(filling: blocks))
    var updates: [Changeset<Element>.Update] = []
    for (update, oldElement) in zip(self.updates, oldElements) {
      guard let newOffset = map.newOffset(ofOld: update.offset) else { continue }
      updates.append(
        .init(
          oldOffset: update.offset, newOffset: newOffset, oldElement: oldElement,
          newElement: update.element))
    }
    return Changeset(
      map: map, removals: removals.sorted { $0.offset < $1.offset },
      insertions: insertions.sorted { $0.offset < $1.offset },
      moves: moves.sorted { $0.oldOffset < $1.oldOffset },
      updates: updates.sorted { $0.oldOffset < $1.oldOffset })
  }
}

extension ChangesetDraft: Sendable where Element: Sendable {}
