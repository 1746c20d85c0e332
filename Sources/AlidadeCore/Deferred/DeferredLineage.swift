import Synchronization

/// What the contents of a deferred component hand down to each other and to the next generation:
/// the identities and the state of all that is in any of them.
final class DeferredLineage: Sendable {
  /// What the generation before handed down.
  private let inherited: ComponentNode?
  /// All that was built in this generation.
  private let built = Mutex<ComponentNode?>(nil)

  /// Whether what was handed down is of a generation before the last.
  private let isStale: Bool

  init(after previous: DeferredLineage?) {
    inherited = previous?.latest
    isStale = previous?.isEmpty ?? false
  }

  /// What the next generation inherits: what was built in this one or, as long as that is nothing,
  /// what this one inherited.
  var latest: ComponentNode? { built.withLock { $0 } ?? inherited }

  /// What the next content of this generation is a newer version of.
  ///
  /// - Parameter isFirst: whether it is known what has changed since the generation before.
  func previous(isFirst: Bool) -> ComponentNode? {
    guard let built = built.withLock({ $0 }) else {
      return isFirst && !isStale ? inherited : inherited?.forIdentities
    }
    guard let inherited else { return built }
    return built.completed(by: inherited, isOlder: true)
  }

  /// Whether nothing was built in this generation.
  var isEmpty: Bool { built.withLock { $0 == nil } }

  /// Adds a content that was built.
  func add(_ node: ComponentNode) {
    let before = built.withLock { $0 }
    let all = before.map { node.completed(by: $0) } ?? node
    built.withLock { $0 = all }
  }
}
