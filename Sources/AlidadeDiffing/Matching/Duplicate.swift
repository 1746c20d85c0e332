/// Two elements of one collection that have the same id.
public struct Duplicate: Hashable, Sendable {
  /// One of two compared collections.
  public enum Side: Hashable, Sendable {
    /// The collection before the change.
    case old
    /// The collection after the change.
    case new
  }

  /// The collection that holds both elements.
  public let side: Side
  /// The shared id, as text.
  public let id: String
  /// The offset of an element with the id.
  public let firstOffset: Int
  /// The offset of a later element with the id.
  public let secondOffset: Int

  /// The maximum number of duplicates that are listed by default.
  public static let defaultLimit = 16

  @usableFromInline
  init(_ side: Side, id: String, firstOffset: Int, secondOffset: Int) {
    self.side = side
    self.id = id
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
  }

  /// Returns the elements of a collection that have the same id as an earlier element.
  ///
  /// - Parameters:
  ///   - elements: The collection; it counts as the new one.
  ///   - id: Returns the id of an element. An id that isn't equal to itself has no duplicates.
  ///   - limit: The maximum number of duplicates in the result.
  /// - Complexity: O(n) on average.
  @inlinable
  public static func all<Elements: Collection, ID: Hashable>(
    in elements: Elements, id: (Elements.Element) -> ID, limit: Int = Duplicate.defaultLimit
  ) -> [Duplicate] {
    var firstOffsets: [ID: Int] = [:]
    firstOffsets.reserveCapacity(elements.count)
    var duplicates: [Duplicate] = []
    for (offset, element) in elements.enumerated() where duplicates.count < limit {
      let id = id(element)
      guard id == id else { continue }
      if let first = firstOffsets[id] {
        duplicates.append(
          Duplicate(.new, id: String(describing: id), firstOffset: first, secondOffset: offset))
      } else {
        firstOffsets[id] = offset
      }
    }
    return duplicates
  }

  var inverted: Duplicate {
    Duplicate(
      side == .old ? .new : .old, id: id, firstOffset: firstOffset, secondOffset: secondOffset)
  }
}

extension Duplicate: CustomStringConvertible {
  /// A message with the cause and the remedy.
  public var description: String {
    """
    Elements \(firstOffset) and \(secondOffset) of the \(side) collection share the id \(id). \
    They are told apart by their neighbors and the order of appearance, so state could be \
    exchanged between them. Give each element an id that no other has.
    """
  }
}
