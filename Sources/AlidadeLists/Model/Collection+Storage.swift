extension Collection {
  /// Returns `true` if both collections are empty, or copies of one array that neither has changed.
  package func hasSameStorage(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let address = withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    let otherAddress = other.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    return isEmpty || (address != nil && address == otherAddress)
  }
}
