import AlidadeLayout
import AlidadeRender
import Synchronization

/// The contents of a deferred component in one generation, each built when it is first laid out.
///
/// Building and laying out a tree is one piece of work after the other (``ComponentTree`` sees to
/// it), so a content is built outside the lock, where it may lay out and build others.
final class DeferredContent: Sendable {
  /// How many contents are kept.
  ///
  /// A layout asks about few ranges. A content that is asked for again after it had to go is built
  /// again, as the same components.
  private static let capacity = 4

  private let content: @Sendable (SizeRange) -> ComponentList
  /// The components around it, for reports.
  private let path: [ComponentType]
  private let session: BuildSession
  private let scope: Scope
  /// The environment values around it that are others than in the generation before.
  private let changedKeys: Set<ObjectIdentifier>
  /// Whether everything in it is built, whatever it is equal to.
  private let rebuildsAll: Bool
  private let lineage: DeferredLineage
  private let variants = Mutex<[(range: SizeRange, node: ComponentNode)]>([])

  /// - Parameters:
  ///   - content: what is built.
  ///   - path: the components around it, from the root.
  ///   - session: the generation.
  ///   - previous: the contents of the same component in the generation before, or in another
  ///     content of this generation.
  init(
    path: [ComponentType], session: BuildSession, scope: Scope, previous: DeferredContent?,
    changedKeys: Set<ObjectIdentifier>, rebuildsAll: Bool,
    content: @escaping @Sendable (SizeRange) -> ComponentList
  ) {
    self.content = content
    self.path = path
    self.session = session
    self.scope = scope
    self.changedKeys = changedKeys
    self.rebuildsAll = rebuildsAll
    if let previous, previous.session === session {
      lineage = previous.lineage
    } else {
      lineage = DeferredLineage(after: previous?.lineage)
    }
  }

  /// All that is in the contents that were built.
  var latest: ComponentNode? { lineage.latest }

  /// The content for a range.
  func node(in range: SizeRange) -> ComponentNode {
    let known = variants.withLock { variants in variants.first { $0.range == range }?.node }
    if let known { return known }
    // A content may be built for another size later, when its own generation is history.
    let session = BuildSession.current ?? session
    var pass = BuildPass(session: session, path: path, changedKeys: changedKeys)
    // What this generation has built already is of its states.
    pass.rebuildsAll = rebuildsAll && lineage.isEmpty
    let node = pass.build(
      AnyComponent(grouping: content(range)),
      previous: lineage.previous(isFirst: session === self.session), parent: scope)
    // What was left unfinished is of no use to anybody.
    if session.isStopped { return node }
    lineage.add(node)
    variants.withLock { variants in
      if variants.count == DeferredContent.capacity { variants.removeFirst() }
      variants.append((range, node))
    }
    return node
  }
}
