/// Lets tests have work in the background give way where they want it to.
enum BuildInterruption {
  /// Asked wherever such work may give way; returns whether it does.
  @TaskLocal static var isForced: (@Sendable () -> Bool)?
}
