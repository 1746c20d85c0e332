extension Double {
  /// The number as a duration in seconds that can be divided by: at least a millisecond, which is also
  /// what a number that isn't finite counts as.
  var usableSeconds: Double { isFinite ? max(0.001, self) : 0.001 }
}
