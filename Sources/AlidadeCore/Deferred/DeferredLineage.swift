import Synchronization

/// What the contents of a deferred component hand down to each other and to the next generation:
/// the identities and the state of all that is in any of them.
final class DeferredLineage: Sendable {
  /// What the generation before handed down.
  private let inherited: ComponentNode?
  /// All that was built in this generation.
  private let built = Mutex<ComponentNode?>(nil)

  init(inherited: ComponentNode?) {
    self.inherited = inherited
  }

  /// What the next generation inherits: what was built in this one or, as long as that is nothing,
  /// what this one inherited.
  var latest: ComponentNode? { built.withLock { $0 } ?? inherited }

  /// What the next content of this generation is a newer version of.
  var previous: ComponentNode? {
    guard let built = built.withLock({ $0 }) else { return inherited }
    guard let inherited else { return built }
    return built.completed(by: inherited)
  }

  /// Adds a content that was built.
  func add(_ node: ComponentNode) {
    let before = built.withLock { $0 }
    let all = before.map(node.completed(by:)) ?? node
    built.withLock { $0 = all }
  }
}
