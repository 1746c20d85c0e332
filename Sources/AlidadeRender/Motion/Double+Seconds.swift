extension Double {
  /// The number as a duration in seconds that can be divided by, and added to any time: from a
  /// millisecond, which is also what a number that isn't finite counts as, to a million seconds.
  var usableSeconds: Double { isFinite ? min(max(0.001, self), 1_000_000) : 0.001 }
}
