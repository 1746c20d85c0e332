/// The actions that were compared during a build, pair by pair.
///
/// Comparing two components visits their actions in the same order. When the older component is
/// kept, its actions run the closures of the newer one from the moment the generation is published.
// Proof: only the build that has made the links uses them, on its thread: `active` asks its token.
final class ActionLinks: @unchecked Sendable {
  /// The links of the build around; inherited by tasks that are started in a body.
  ///
  /// Ambient because `==` takes no other arguments than the two actions.
  @TaskLocal static var current: ActionLinks?

  /// The links of the build that this code is a part of.
  static var active: ActionLinks? {
    guard let current, current.token.isHere else { return nil }
    return current
  }

  /// The number of actions made before the build.
  let actionsBefore = ActionCount.current
  /// A Boolean value that is `true` if components that cannot be compared count as equal, because
  /// only a difference that is certain counts.
  var isChecking = false
  private let token: BuildToken
  private let previousCount: Int
  private var links: [(newer: any ActionBox, older: any ActionBox)] = []

  /// - Parameters:
  ///   - token: tells whether code is a part of the build.
  ///   - previousCount: the number of actions made before the previous build.
  init(_ token: BuildToken, comparedWith previousCount: Int) {
    self.token = token
    self.previousCount = previousCount
  }

  /// The number of pairs.
  var count: Int { links.count }

  /// Adds a pair, unless the older action cannot stand for the newer one.
  ///
  /// An action that was made since the previous build was made for this one, so it means in this
  /// place what the older one meant. An action that is older than that is kept somewhere, and may
  /// mean something else in another place.
  ///
  /// - Returns: `true` if the two are equal.
  func add(newer: any ActionBox, older: any ActionBox) -> Bool {
    if newer === older || older.follows(newer) || isChecking { return true }
    if newer.number <= previousCount { return false }
    links.append((newer, older))
    return true
  }

  /// Adds a pair of which the older action always stands for the newer one.
  func link(newer: any ActionBox, older: any ActionBox) {
    if newer !== older { links.append((newer, older)) }
  }

  /// Removes pairs of components that turned out to differ.
  func truncate(to count: Int) {
    links.removeSubrange(count...)
  }

  /// Makes the older actions run the closures of the newer ones.
  func follow() {
    for (newer, older) in links { older.follow(newer) }
    links = []
  }
}
