extension Equatable {
  /// Whether something of any type is the same.
  func isSame(as other: Any) -> Bool { (other as? Self).map { self == $0 } ?? false }
}
