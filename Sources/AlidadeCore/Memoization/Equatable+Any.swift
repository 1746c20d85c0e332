extension Equatable {
  /// Returns `true` if a value of any type is equal to this value.
  func isSame<Other>(as other: Other) -> Bool {
    // Proof: the types are the same, as they nearly always are; a cast would cost more than the
    // comparison.
    if Other.self == Self.self { return self == unsafeBitCast(other, to: Self.self) }
    return (other as? Self).map { self == $0 } ?? false
  }
}
