extension Equatable {
  /// Whether something of any type is the same.
  func isSame<Other>(as other: Other) -> Bool {
    // Nearly always the types are the same, and a cast would cost more than the comparison.
    if Other.self == Self.self { return self == unsafeBitCast(other, to: Self.self) }
    return (other as? Self).map { self == $0 } ?? false
  }
}
