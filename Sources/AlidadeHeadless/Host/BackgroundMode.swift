/// Where a headless toolkit does background work.
public enum BackgroundMode: Hashable, Sendable {
  /// Nowhere until it is told to; then on the calling thread, in the order in which it was asked
  /// for.
  ///
  /// The same in each run of a program.
  case whenTold
  /// At once, on other threads; for measurements and for finding races.
  case threads
}
