/// A phase of the dispatch of a key press through the views.
public enum KeyPhase: Hashable, Sendable {
  /// From the window inward to the focused view, before that view handles the key.
  case capture
  /// From the focused view outward, if it doesn't handle the key.
  case bubble
}
