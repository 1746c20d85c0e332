/// A stage of a refresh that the user requests.
enum RefreshStage: Hashable, Sendable {
  /// Nothing is shown.
  case idle
  /// The user pulls, but not far enough.
  case pulling
  /// The content is refreshed if the user releases the pull.
  case armed
  /// The content is being loaded.
  case refreshing
}
