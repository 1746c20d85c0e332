/// The actions that were compared during a build, pair by pair.
///
/// Comparing two components visits their actions in the same order. When the older component is
/// kept, its actions take over the closures of the newer one, once the build is to be shown.
// Proof: used by one build, on its thread only; the task-local value lasts as long as that build.
final class ActionLinks: @unchecked Sendable {
  /// The links of the build that the current thread is doing.
  @TaskLocal static var current: ActionLinks?

  /// The number of actions made before the build.
  let actionsBefore = ActionCount.current
  /// Whether components that cannot be compared are taken for equal, because only a difference
  /// that is certain counts.
  var isChecking = false
  private let previousCount: Int
  private var links: [(newer: any ActionBox, older: any ActionBox)] = []

  /// - Parameter previousCount: the number of actions made before the previous build.
  init(comparedWith previousCount: Int) {
    self.previousCount = previousCount
  }

  /// How many pairs there are.
  var count: Int { links.count }

  /// Adds a pair, unless the older action cannot stand for the newer one.
  ///
  /// An action that was made since the previous build was made for this one, so it means in this
  /// place what the older one meant. An action that is older than that is kept somewhere, and may
  /// mean something else in another place.
  ///
  /// - Returns: whether the two are equal.
  func add(newer: any ActionBox, older: any ActionBox) -> Bool {
    if newer === older || older.follows(newer) || isChecking { return true }
    if newer.number <= previousCount { return false }
    links.append((newer, older))
    return true
  }

  /// Forgets pairs of components that turned out to differ.
  func truncate(to count: Int) {
    links.removeSubrange(count...)
  }

  /// Lets the older actions do what the newer ones do.
  func follow() {
    for (newer, older) in links { older.follow(newer) }
    links = []
  }
}
