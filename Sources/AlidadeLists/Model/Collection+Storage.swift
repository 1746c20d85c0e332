extension Collection {
  /// Returns `true` if both collections are empty, or copies of one array that neither has changed.
  package func hasSameStorage(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let address = withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    let otherAddress = other.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    return isEmpty || (address != nil && address == otherAddress)
  }

  /// Returns `true` if both collections have elements of the same bytes.
  ///
  /// The values are then the same, because both collections keep them alive.
  ///
  /// Bytes that belong to no property can make equal elements look different.
  ///
  /// - Complexity: O(elements).
  package func hasSameBytes(as other: Self) -> Bool {
    if hasSameStorage(as: other) { return true }
    let areSame = withContiguousStorageIfAvailable { one in
      other.withContiguousStorageIfAvailable { other in
        UnsafeRawBufferPointer(one).elementsEqual(UnsafeRawBufferPointer(other))
      } ?? false
    }
    return areSame ?? false
  }
}
