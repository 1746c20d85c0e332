/// The actions that were compared during a build, pair by pair.
///
/// Comparing two components visits their actions in the same order. When the older component is
/// kept, its actions take over the closures of the newer one, once the build is to be shown.
// Proof: used by one build, on its thread only; the task-local value lasts as long as that build.
final class ActionLinks: @unchecked Sendable {
  /// The links of the build that the current thread is doing.
  @TaskLocal static var current: ActionLinks?

  private var links: [(newer: any ActionBox, older: any ActionBox)] = []

  /// How many pairs there are.
  var count: Int { links.count }

  func add(newer: any ActionBox, older: any ActionBox) {
    links.append((newer, older))
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
