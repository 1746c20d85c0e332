extension Double {
  /// The number as a usable duration in seconds: from a millisecond, which also replaces numbers
  /// that aren't finite, to a million seconds.
  ///
  /// The result can be a divisor, and can be added to any time.
  var usableSeconds: Double { isFinite ? min(max(0.001, self), 1_000_000) : 0.001 }
}
