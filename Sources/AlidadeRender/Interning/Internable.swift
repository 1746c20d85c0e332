/// A key of an ``InternTable``.
protocol Internable: Equatable, Sendable {
  /// A number that is equal for equal keys.
  ///
  /// The table distributes similar numbers, so an address or a small integer is sufficient.
  var internHash: UInt64 { get }
}

extension UInt64 {
  /// Returns a hash of this hash and a number; the order matters.
  func mixed(with number: some FixedWidthInteger) -> UInt64 {
    // Fibonacci hashing: the factor is 2⁶⁴ divided by the golden ratio.
    let mixed = (self ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
    return mixed << 32 | mixed >> 32
  }

  /// Returns a hash of this hash and a type.
  func mixed(with type: ObjectIdentifier) -> UInt64 { mixed(with: UInt(bitPattern: type)) }
}
