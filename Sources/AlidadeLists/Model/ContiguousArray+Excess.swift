extension ContiguousArray {
  /// Removes and returns the second half if there are more elements than a leaf can hold; `nil`
  /// otherwise.
  mutating func removeExcess(over capacity: Int) -> ContiguousArray? {
    if count <= capacity { return nil }
    let half = count / 2
    defer { removeSubrange(half...) }
    return ContiguousArray(self[half...])
  }
}
