/// A phase of a key press on its way through the views.
public enum KeyPhase: Hashable, Sendable {
  /// From the window inward to the focused view, before that view handles the key.
  case capture
  /// From the focused view outward, if it doesn't handle the key.
  case bubble
}
