/// The urgency of a piece of work on a tree.
enum BuildPriority: Comparable {
  /// Work for the background priority.
  case background
  /// Work for the next frame.
  case nextFrame
  /// Work that the caller waits for.
  case immediate
}
