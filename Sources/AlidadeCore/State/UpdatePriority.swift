/// The time at which a state change becomes visible, for changes that don't have to be visible
/// immediately.
///
/// To show a change before the call returns, use ``Context/updateImmediately(_:)``.
public enum UpdatePriority: Hashable, Sendable, Comparable {
  /// Built and laid out off the main thread, and mounted when that work is done.
  ///
  /// Use this priority for changes that may take a while to build and that no one is waiting for.
  case background
  /// Shown in the next frame; all changes before it share one build.
  case nextFrame
}
