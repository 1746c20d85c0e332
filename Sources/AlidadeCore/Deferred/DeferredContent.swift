import AlidadeLayout
import AlidadeRender
import Synchronization

/// The contents of a deferred component in one generation, each built when it is first laid out.
final class DeferredContent: Sendable {
  /// The contents that are kept.
  struct Variants {
    fileprivate(set) var kept: [DeferredVariant] = []
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
  /// The component for its controller; `nil` if it has none.
  private let component: ControlledComponent?
  private let environment: Environment
  /// The keys of the environment values that have changed since the previous generation.
  private let changedKeys: Set<ObjectIdentifier>
  /// A Boolean value that is `true` if all components in the content are built, even if they are
  /// equal.
  private let rebuildsAll: Bool
  private let family: DeferredFamily
  /// A Boolean value that is `true` if the component is compared with that for another space, in
  /// the same generation.
  private let isForOtherSpace: Bool
  private let contents = Mutex(Variants())

  /// - Parameters:
  ///   - content: returns the components for a range.
  ///   - scope: the scope of the deferred component.
  ///   - component: the component for its controller; `nil` if it has none.
  ///   - pass: the pass that builds the component.
  ///   - path: the ancestors of the content, from the root.
  ///   - previous: the contents of the same component in the previous generation, or in another
  ///     content of this generation.
  init(
    _ content: @escaping @Sendable (SizeRange) -> ComponentList, of scope: Scope,
    _ component: ControlledComponent?, in pass: BuildPass, path: [ComponentType],
    after previous: DeferredContent?
  ) {
    self.content = content
    self.path = path
    self.scope = scope
    self.component = component
    environment = pass.environment
    changedKeys = pass.changedKeys
    rebuildsAll = pass.rebuildsAll
    family = DeferredFamily.make(after: previous?.family, pass.session)
    isForOtherSpace = pass.isForOtherSpace
  }

  /// The nodes of all contents, by name; some may be inside other nodes.
  var namedNodes: [SiblingName: ComponentNode] { family.named }

  /// The contents for the latest ranges.
  var variants: Variants { contents.withLock { $0 } }

  /// Returns the content for a range.
  ///
  /// - Parameter session: the work that the layout is part of; without one, unknown content is
  ///   empty.
  func variant(in range: SizeRange, _ session: BuildSession?) -> DeferredVariant {
    if let known = known(in: range) { return known }
    guard let session else {
      let empty = ComponentNode(
        ComponentList(), .group, .group, identity: scope.identity, scope: scope,
        type: ComponentType(ComponentList.self),
        key: nil, traits: Traits(), children: [], ownReads: BodyReads())
      return DeferredVariant(empty, for: range, of: scope, component)
    }
    while true {
      let previous = family.previous(in: session)
      let mark = session.mark
      let variant = build(range, session, previous)
      // Unfinished content isn't stored, and content that has failed isn't shown.
      if session.isStopped { return (session.hasFailed ? newest : nil) ?? variant }
      if family.add(variant.node, in: scope, comparedWith: previous) { return store(variant) }
      // Another thread was faster.
      session.discardEffects(after: mark)
      if let known = known(in: range) { return known }
    }
  }

  private func build(
    _ range: SizeRange, _ session: BuildSession, _ previous: DeferredFamily.Previous
  ) -> DeferredVariant {
    // Contents for several spaces are in use at the same time, each with its own closures. Content
    // that is compared with an older one is linked when its generation is published.
    let isForOtherSpace = isForOtherSpace || previous.isOfSameGeneration
    let outer = session.links.isForOtherSpace
    session.links.isForOtherSpace = isForOtherSpace || previous.isOutdated
    defer { session.links.isForOtherSpace = outer }
    var pass = BuildPass(
      session: session, environment: environment, changedKeys: changedKeys, path: path)
    // The earlier contents of this generation already have its states.
    pass.rebuildsAll = previous.isOutdated || (rebuildsAll && family.isEmpty)
    pass.relatives = previous.relatives
    pass.isForOtherSpace = isForOtherSpace
    let mark = session.mark
    let (list, reads) = DeferredReading.reading(in: scope, environment, session) { content(range) }
    let node = pass.build(AnyComponent(list), previous: previous.root, parent: scope)
    // The content has these effects when it is shown, whichever work shows it.
    session.effects.remove(after: mark)
    // The deferred component counts as a reader of the whole environment.
    return DeferredVariant(node, for: range, of: scope, component, reads: reads.stores)
  }

  private func known(in range: SizeRange) -> DeferredVariant? {
    contents.withLock { contents in contents.kept.first { $0.range == range } }
  }

  /// The content that was built last; `nil` if there is none.
  private var newest: DeferredVariant? { contents.withLock { contents in contents.kept.last } }

  private func store(_ variant: DeferredVariant) -> DeferredVariant {
    let previous = contents.withLock { contents in
      defer { contents.add(variant) }
      return contents
    }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
    return variant
  }
}

extension DeferredContent.Variants {
  fileprivate mutating func add(_ variant: DeferredVariant) {
    if kept.count == DeferredContent.capacity {
      let evicted = kept.removeFirst()
      evictedKeys.formUnion(evicted.node.reads)
      evictedKeys.formUnion(evicted.reads.map { ObjectIdentifier($0.store) })
    }
    kept.append(variant)
  }
}
