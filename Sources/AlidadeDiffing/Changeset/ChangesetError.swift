/// A reason why a changeset is invalid or doesn't fit a collection.
public enum ChangesetError: Error, Hashable, Sendable {
  /// The use of an offset in a changeset.
  public enum Role: String, Hashable, Sendable {
    /// The old offset of a removed element.
    case removal
    /// The new offset of an inserted element.
    case insertion
    /// The old offset of a moved element.
    case moveOrigin
    /// The new offset of a moved element.
    case moveDestination
    /// The old offset of an updated element.
    case update
  }

  /// An offset lies outside the collection of `count` elements that it refers to.
  case offsetOutOfRange(Role, offset: Int, count: Int)
  /// Two changes of the same kind have the same offset.
  case repeatedOffset(Role, offset: Int)
  /// The element at an old offset is both removed and moved.
  case moveOfRemovedElement(offset: Int)
  /// Both a moved and an inserted element claim a new offset.
  case moveToInsertedElement(offset: Int)
  /// The element at an old offset is both removed and updated.
  case updateOfRemovedElement(offset: Int)
  /// A collection has a different number of elements than the changeset was made for.
  case countMismatch(expected: Int, actual: Int)
  /// A number of elements is negative or too large to be represented.
  case invalidCount(Int)
}

extension ChangesetError.Role {
  /// A Boolean value that indicates whether the offset refers to the old collection.
  var isOld: Bool { self != .insertion && self != .moveDestination }

  fileprivate var phrase: String {
    switch self {
    case .removal: "removal"
    case .insertion: "insertion"
    case .moveOrigin: "move from"
    case .moveDestination: "move to"
    case .update: "update"
    }
  }
}

extension ChangesetError: CustomStringConvertible {
  /// A message with the values, the likely cause and the remedy.
  public var description: String {
    switch self {
    case .offsetOutOfRange(let role, let offset, let count):
      """
      The \(role.phrase) offset \(offset) is outside the \(role.isOld ? "old" : "new") collection, \
      which has \(count) elements. \(ChangesetError.offsetRule)
      """
    case .repeatedOffset(let role, let offset):
      """
      Two changes name the \(role.phrase) offset \(offset). Each element is removed, inserted, \
      moved or updated at most once in a batch. Merge the changes. \(ChangesetError.offsetRule)
      """
    case .moveOfRemovedElement(let offset):
      """
      The element at old offset \(offset) is both removed and moved. Drop one of the changes. If a \
      new element takes its place, insert that at the destination instead of moving the old one.
      """
    case .moveToInsertedElement(let offset):
      """
      An insertion and a move both end at new offset \(offset). Only one element can have the \
      offset. \(ChangesetError.offsetRule)
      """
    case .updateOfRemovedElement(let offset):
      """
      The element at old offset \(offset) is both removed and updated. Drop the update, or keep \
      the element.
      """
    case .countMismatch(let expected, let actual):
      """
      A collection has \(actual) elements, but the changeset was made for \(expected). Usually the \
      collection changed after the difference was found, or a changeset was applied twice. Find \
      the difference again from the current collection.
      """
    case .invalidCount(let count):
      """
      A changeset can't begin or end with \(count) elements. Give it the number of elements in \
      the old collection, which isn't negative.
      """
    }
  }

  private static var offsetRule: String {
    """
    Removals, updates and origins of moves count in the collection before all changes; insertions \
    and destinations of moves in the collection after all changes.
    """
  }
}
