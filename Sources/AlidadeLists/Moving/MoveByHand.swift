import AlidadeRender

/// A move of rows by the user that the list has told the application of, and that its next change
/// shows.
struct MoveByHand {
  /// The animation of lists without one.
  static let animation = Animation.spring
  /// The time for which the application is expected to show the move.
  static let patience = Duration.seconds(0.5)

  /// The time of the move.
  let time: Duration
  /// The row that the user has let go; `nil` if none was under the pointer.
  let released: ReleasedRow?
}
