/// When a change of state becomes visible, for changes that do not have to be seen at once.
///
/// A change that must be seen before the call returns is made with
/// ``Context/updateImmediately(_:)``.
public enum UpdatePriority: Hashable, Sendable, Comparable {
  /// Built and laid out off the main thread, and mounted when that is done.
  ///
  /// For changes that may take a while to build and that nobody waits for.
  case background
  /// Shown in the next frame; all changes that arrive before it make one build.
  case nextFrame
}
