import AlidadeRender

/// The travel of a row that is swiped aside: how far it follows the user, and where it moves when
/// it is released.
///
/// Distances are in points from the place where the row covers its actions.
struct SwipeTravel: Equatable {
  /// The consequence of a release.
  enum Release: Equatable {
    case close
    case open
    /// Performs the first action, and closes.
    case perform
  }

  /// The fraction of a small movement that remains beyond the actions.
  private static let slack = 0.55
  /// The smallest movement that can be a full swipe, in points; a step of a wheel moves a row less.
  private static let smallestFullSwipe = 20.0

  /// The width of the row.
  var width: Double
  /// The width of the actions, at most that of the row.
  var actions: Double
  var allowsFullSwipe: Bool

  /// Returns the distance of a row that is pulled by some distance.
  ///
  /// Beyond the actions, the row follows less and less, unless a full swipe is allowed.
  func distance(pulledBy pull: Double) -> Double {
    if pull <= actions { return max(0, pull) }
    if allowsFullSwipe { return min(pull, width) }
    let excess = SwipeTravel.slack * (pull - actions)
    return min(width, actions + excess * width / (excess + width))
  }

  /// Returns the pull that moves a row to a distance, so that a row that is caught continues
  /// without a jump.
  func pull(to distance: Double) -> Double {
    let excess = distance - actions
    guard excess > 0, excess < width, !allowsFullSwipe else { return distance }
    return actions + excess * width / (width - excess) / SwipeTravel.slack
  }

  /// Returns `true` if a release performs the first action, unless it is quick.
  ///
  /// The user must have moved the row beyond its actions: a spring that opens the row may have
  /// carried it as far.
  ///
  /// - Parameters:
  ///   - start: the pull of the row when it began to follow the user.
  ///   - movement: the distance by which the user has pulled it since.
  func isFull(from start: Double, by movement: Double) -> Bool {
    guard allowsFullSwipe, movement >= SwipeTravel.smallestFullSwipe else { return false }
    return distance(pulledBy: min(start, actions) + movement) > max(width / 2, actions)
  }

  /// Returns the consequence of releasing a row.
  ///
  /// - Parameters:
  ///   - distance: the distance of the row.
  ///   - isFull: `true` if the row was moved far enough to perform the first action.
  ///   - velocity: the velocity away from its place, in points per second.
  func release(at distance: Double, isFull: Bool, velocity: Double) -> Release {
    let isQuick = abs(velocity) >= SwipeEvent.minimumSpeed
    if isQuick, velocity < 0 { return .close }
    if isFull { return .perform }
    return isQuick || distance > actions / 2 ? .open : .close
  }
}
