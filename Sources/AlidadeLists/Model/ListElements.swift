/// The elements of a list, and the property that identifies them.
struct ListElements<Data: Sendable & RandomAccessCollection, ID: Hashable>: Sendable {
  let data: Data
  let id: KeyPath<Data.Element, ID> & Sendable

  /// Returns `true` if `other` has equal elements that are identified by the same property, and so
  /// have the same keys.
  ///
  /// Elements that can't be compared are not equal.
  func isEqual(to other: any Sendable) -> Bool {
    guard let other = other as? ListElements, other.id == id else { return false }
    return (data as? any Equatable)?.equals(other.data) ?? false
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Sendable) -> Bool { (other as? Self) == self }
}
