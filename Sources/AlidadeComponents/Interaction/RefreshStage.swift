/// A stage of a refresh that the user asks for.
enum RefreshStage: Hashable, Sendable {
  /// Nothing is shown.
  case idle
  /// The user pulls, but not far enough.
  case pulling
  /// The content is refreshed if the user lets go.
  case armed
  /// The content is being loaded.
  case refreshing
}
