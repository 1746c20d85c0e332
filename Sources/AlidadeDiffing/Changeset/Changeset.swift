/// The difference between two collections of elements that have an identity.
///
/// Elements with the same id are the same element, even if their content differs. An element of the
/// old collection is removed, kept, or both kept and moved; one of the new collection is inserted
/// or kept. A kept element whose content differs is updated, wherever it is.
///
/// Removals, origins of moves and updates are given in offsets of the old collection; insertions
/// and destinations of moves in offsets of the new one, as in a batch update of a list view.
///
/// ```swift
/// let changes = Changeset(from: oldRows, to: newRows)
/// let rows = try changes.applied(to: oldRows)  // equal to newRows
/// ```
///
/// Every value is valid: a changeset written by hand begins as a ``ChangesetDraft`` and is then
/// verified.
public struct Changeset<Element> {
  /// The old and the new offset of an element that moved.
  public typealias Move = OffsetMap.Move

  /// The offsets of all kept elements.
  public let map: OffsetMap
  /// The removed elements at their old offsets, ascending.
  public let removals: [Change]
  /// The inserted elements at their new offsets, ascending.
  public let insertions: [Change]
  /// The moved elements, ascending by old offset; as few as possible if the difference was found by
  /// comparison.
  public let moves: [Move]
  /// The updated elements, ascending by old offset.
  public let updates: [Update]

  /// Creates a changeset from lists in ascending order that agree with the map.
  @usableFromInline
  init(
    map: OffsetMap, removals: [Change], insertions: [Change], moves: [Move], updates: [Update]
  ) {
    self.map = map
    self.removals = removals
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// The number of elements in the old collection.
  public var oldCount: Int { map.oldCount }
  /// The number of elements in the new collection.
  public var newCount: Int { map.newCount }
  /// The detected elements with the same id; see ``OffsetMap/duplicates``.
  public var duplicates: [Duplicate] { map.duplicates }

  /// A Boolean value that indicates whether the collections hold the same content in the same
  /// order.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}

extension Changeset {
  /// An element that is removed from, or inserted at, an offset.
  public struct Change {
    /// The old offset of a removed element, or the new offset of an inserted one.
    public let offset: Int
    /// The removed or inserted element.
    public let element: Element

    /// Creates a removal or an insertion.
    @inlinable
    public init(offset: Int, element: Element) {
      self.offset = offset
      self.element = element
    }
  }

  /// A kept element whose content changed.
  public struct Update {
    /// The offset in the old collection.
    public let oldOffset: Int
    /// The offset in the new collection.
    public let newOffset: Int
    /// The content in the old collection.
    public let oldElement: Element
    /// The content in the new collection.
    public let newElement: Element

    @inlinable
    init(oldOffset: Int, newOffset: Int, oldElement: Element, newElement: Element) {
      self.oldOffset = oldOffset
      self.newOffset = newOffset
      self.oldElement = oldElement
      self.newElement = newElement
    }

    var inverted: Update {
      Update(
        oldOffset: newOffset, newOffset: oldOffset, oldElement: newElement, newElement: oldElement)
    }
  }
}

extension Changeset: Sendable where Element: Sendable {}
extension Changeset: Equatable where Element: Equatable {}
extension Changeset: Hashable where Element: Hashable {}
extension Changeset.Change: Sendable where Element: Sendable {}
extension Changeset.Change: Equatable where Element: Equatable {}
extension Changeset.Change: Hashable where Element: Hashable {}
extension Changeset.Update: Sendable where Element: Sendable {}
extension Changeset.Update: Equatable where Element: Equatable {}
extension Changeset.Update: Hashable where Element: Hashable {}
