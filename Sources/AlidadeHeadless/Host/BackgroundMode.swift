/// The way a headless toolkit does background work.
public enum BackgroundMode: Hashable, Sendable {
  /// Work runs only when the program requests it, on the calling thread and in the order in which
  /// it was scheduled.
  ///
  /// The order is the same in each run of a program.
  case manual
  /// Work starts immediately on other threads; for benchmarks and for finding data races.
  case threads
}
