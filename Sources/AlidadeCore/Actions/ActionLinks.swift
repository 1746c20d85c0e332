/// The pairs of actions that were compared during a build.
///
/// Comparing two components visits their actions in the same order. If the older component is kept,
/// its actions run the closures of the newer one once the generation is published.
// Proof: only the build that created the links uses them, on its thread: `active` checks its token.
final class ActionLinks: @unchecked Sendable {
  /// The links of the enclosing build; inherited by tasks that are started in a body.
  ///
  /// A task-local value, because `==` takes no arguments besides the two actions.
  @TaskLocal static var current: ActionLinks?

  /// The links of the build that this code is part of.
  static var active: ActionLinks? {
    guard let current, current.token.isHere else { return nil }
    return current
  }

  /// The number of actions created before the build.
  let actionsBefore = ActionCount.current
  /// A Boolean value that is `true` if components that can't be compared count as equal, so that
  /// only definite differences count.
  var isChecking = false
  /// A Boolean value that is `true` while components are compared with those for another space,
  /// whose actions stay in use.
  var isForOtherSpace = false
  private let token: BuildToken
  private let previousCount: Int
  private var links: [(newer: any ActionBox, older: any ActionBox)] = []

  /// - Parameters:
  ///   - token: identifies code that is part of the build.
  ///   - previousCount: the number of actions created before the previous build.
  init(_ token: BuildToken, comparedWith previousCount: Int) {
    self.token = token
    self.previousCount = previousCount
  }

  /// The number of pairs.
  var count: Int { links.count }

  /// Adds a pair, unless the older action can't replace the newer one.
  ///
  /// An action created since the previous build was created for this one, so it has the meaning
  /// that the older action had in this place. An action older than that is stored somewhere, and
  /// may have another meaning in another place.
  ///
  /// - Returns: `true` if the two are equal.
  func add(newer: any ActionBox, older: any ActionBox) -> Bool {
    if newer === older || older.follows(newer) || isChecking { return true }
    if isForOtherSpace || newer.number <= previousCount { return false }
    links.append((newer, older))
    return true
  }

  /// Adds a pair whose older action replaces the newer one wherever the newer one was created.
  ///
  /// - Returns: `false` if the older action stays in use.
  func link(newer: any ActionBox, older: any ActionBox) -> Bool {
    if newer === older { return true }
    if isForOtherSpace { return false }
    links.append((newer, older))
    return true
  }

  /// Removes the pairs of components that turned out to differ.
  func truncate(to count: Int) {
    links.removeSubrange(count...)
  }

  /// Makes the older actions run the closures of the newer ones.
  func follow() {
    for (newer, older) in links { older.follow(newer) }
    links = []
  }
}
