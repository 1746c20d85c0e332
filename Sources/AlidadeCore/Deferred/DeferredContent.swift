import AlidadeLayout
import AlidadeRender
import Synchronization

/// The contents of a deferred component in one generation, each built when it is first laid out.
final class DeferredContent: Sendable {
  /// The content for a range.
  struct Variant {
    let range: SizeRange
    let node: ComponentNode
    /// The parts of stores that were read by the closure that creates the content.
    let reads: [StoreRead]
  }

  /// The contents that are kept.
  struct Variants {
    fileprivate(set) var kept: [Variant] = []
    /// The keys that evicted contents read, whose layouts may still be in use.
    fileprivate(set) var evictedKeys: Set<ObjectIdentifier> = []
  }

  /// The number of contents that are kept.
  ///
  /// A layout proposes few ranges. Content that is needed again after its eviction is rebuilt with
  /// the same identities.
  fileprivate static let capacity = 4

  private let content: @Sendable (SizeRange) -> ComponentList
  /// The ancestors, for diagnostics.
  private let path: [ComponentType]
  private let scope: Scope
  private let environment: Environment
  /// The keys of the environment values that have changed since the previous generation.
  private let changedKeys: Set<ObjectIdentifier>
  /// A Boolean value that is `true` if all components in the content are built, even if they are
  /// equal.
  private let rebuildsAll: Bool
  private let family: DeferredFamily
  /// Identifies the work that created this component in content that stays, even if the work is
  /// abandoned; `nil` if the component is part of the generation that its work publishes.
  private let lastingToken: BuildToken?
  private let contents = Mutex(Variants())

  /// - Parameters:
  ///   - content: returns the components for a range.
  ///   - scope: the scope of the deferred component.
  ///   - pass: the pass that builds the component.
  ///   - path: the ancestors of the content, from the root.
  ///   - previous: the contents of the same component in the previous generation, or in another
  ///     content of this generation.
  init(
    _ content: @escaping @Sendable (SizeRange) -> ComponentList, of scope: Scope,
    in pass: BuildPass, path: [ComponentType], after previous: DeferredContent?
  ) {
    self.content = content
    self.path = path
    self.scope = scope
    environment = pass.environment
    changedKeys = pass.changedKeys
    rebuildsAll = pass.rebuildsAll
    family = DeferredFamily.make(after: previous?.family, pass.session)
    lastingToken = pass.isLasting ? pass.session.token : nil
  }

  /// The nodes of all contents; some may be inside other nodes.
  var nodes: [ComponentNode] { family.nodes }

  /// The same nodes, by name.
  var namedNodes: [SiblingName: ComponentNode] { family.named }

  /// The contents for the latest ranges.
  var variants: Variants { contents.withLock { $0 } }

  /// Returns the content for a range.
  ///
  /// - Parameter session: the work that the layout is part of; without one, unknown content is
  ///   empty.
  func node(in range: SizeRange, _ session: BuildSession?) -> ComponentNode {
    if let known = known(in: range) { return known }
    guard let session else {
      return ComponentNode(
        ComponentList(), .group, .group, identity: scope.identity, scope: scope,
        type: ComponentType(ComponentList.self),
        key: nil, traits: Traits(), children: [], ownReads: BodyReads())
    }
    while true {
      let previous = family.previous(in: session)
      let mark = session.mark
      let variant = build(range, session, previous)
      // Unfinished content isn't stored, and content that has failed isn't shown.
      if session.isStopped { return (session.hasFailed ? newestNode : nil) ?? variant.node }
      if family.add(variant.node, in: scope, comparedWith: previous) {
        if isLasting(in: session) { session.keepEffects(after: mark) }
        return store(variant)
      }
      // Another thread was faster. Its content has the effects, or the next build will.
      session.discardEffects(after: mark)
      if let known = known(in: range) { return known }
    }
  }

  private func build(
    _ range: SizeRange, _ session: BuildSession, _ previous: DeferredFamily.Previous
  ) -> Variant {
    var pass = BuildPass(
      session: session, environment: environment, changedKeys: changedKeys, path: path)
    // The earlier contents of this generation already have its states.
    pass.rebuildsAll = previous.isOutdated || (rebuildsAll && family.isEmpty)
    pass.relatives = previous.relatives
    pass.isLasting = isLasting(in: session)
    let (list, reads) = DeferredReading.reading(in: scope, environment, session) { content(range) }
    let node = pass.build(AnyComponent(list), previous: previous.root, parent: scope)
    // The deferred component counts as a reader of the whole environment.
    return Variant(range: range, node: node, reads: reads.stores)
  }

  /// Returns `true` if the component is part of the tree regardless of whether a piece of work is
  /// published: the work has kept it from an earlier generation.
  private func isLasting(in session: BuildSession) -> Bool {
    family.token !== session.token || lastingToken === session.token
  }

  private func known(in range: SizeRange) -> ComponentNode? {
    contents.withLock { contents in contents.kept.first { $0.range == range }?.node }
  }

  /// The content that was built last; `nil` if there is none.
  private var newestNode: ComponentNode? {
    contents.withLock { contents in contents.kept.last?.node }
  }

  private func store(_ variant: Variant) -> ComponentNode {
    let previous = contents.withLock { contents in
      defer { contents.add(variant) }
      return contents
    }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
    return variant.node
  }
}

extension DeferredContent.Variants {
  fileprivate mutating func add(_ variant: DeferredContent.Variant) {
    if kept.count == DeferredContent.capacity {
      let evicted = kept.removeFirst()
      evictedKeys.formUnion(evicted.node.reads)
      evictedKeys.formUnion(evicted.reads.map { ObjectIdentifier($0.store) })
    }
    kept.append(variant)
  }
}
