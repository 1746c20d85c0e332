import AlidadeRender

// Errors that bodies throw.
extension BuildPass {
  /// Builds the content of a boundary, or its fallback.
  mutating func guarded(
    _ boundary: ErrorBoundary, _ scope: Scope, _ slot: BuildSlot
  ) -> ComponentNode {
    // This boundary doesn't catch errors from elsewhere.
    guard !session.isStopped else { return slot.stopped(scope) }
    let mark = session.mark
    let slot = session.hasFailure(at: scope) ? slotBeforeFailure(slot, scope) : slot
    let previous = slot.previous
    let hasFailed = previous?.isFallback ?? false
    let before = hasFailed ? previous?.contentBeforeFailure : previous?.children.first
    if !session.hasFailure(at: scope) {
      let outer = rebuildsAll
      // The content that failed may be equal to the content shown before.
      rebuildsAll = outer || hasFailed
      defer { rebuildsAll = outer }
      let content = AnyComponent(boundary.content).guardedContent
      let children = inside(slot, [content], before.map { [$0] } ?? [], scope)
      if !session.hasFailed {
        if hasFailed, previous?.children.contains(where: \.hasControllers) == true {
          session.mayHaveRemovedControllers = true
        }
        if let previous { session.noteReplaced(previous, at: scope) }
        return slot.node(.boundary(kept: nil), .group, scope, children)
      }
    }
    return fallBack(boundary, scope, slot, kept: before, since: mark)
  }

  /// Rebuilds the dirty components in a boundary.
  ///
  /// - Parameters:
  ///   - boundary: the boundary.
  ///   - node: the node of the boundary.
  ///   - scope: the scope of the boundary.
  ///   - scopes: the scopes in it that are dirty or contain dirty ones.
  mutating func revisit(
    _ boundary: ErrorBoundary, _ node: ComponentNode, in scope: Scope, _ scopes: [Scope]
  ) -> ComponentNode {
    if session.isStopped { return node }
    let mark = session.mark
    let revisited = revisitInside(node, scopes)
    // An error in the fallback propagates to the next enclosing boundary.
    if !session.hasFailed || node.isFallback {
      if revisited !== node { session.noteReplaced(node, at: scope) }
      return revisited
    }
    return fallBack(
      boundary, scope, BuildSlot(of: node, in: scope), kept: node.children.first, since: mark)
  }

  /// Returns the slot of a boundary as it was before this work built content in which deferred
  /// content then failed.
  ///
  /// That content was never shown, so the fallback and the content of the previous generation,
  /// which have the state, come before it.
  private func slotBeforeFailure(_ slot: BuildSlot, _ scope: Scope) -> BuildSlot {
    guard slot.previous?.isFallback != true, let replaced = session.nodeReplaced(at: scope)
    else { return slot }
    var slot = slot
    slot.previous = replaced
    return slot
  }

  private mutating func fallBack(
    _ boundary: ErrorBoundary, _ scope: Scope, _ slot: BuildSlot, kept: ComponentNode?,
    since mark: BuildEffects.Mark
  ) -> ComponentNode {
    guard let (error, errorPath, failedReads) = session.catchError(at: scope, since: mark) else {
      return slot.stopped(scope)
    }
    let reference = ScopeReference(scope)
    let failure = ErrorBoundary.Failure(
      error: error, path: errorPath.trail,
      retry: Action {
        guard let scope = reference.scope else { return }
        scope.updates.insert(scope, .nextFrame)
      })
    let shown = slot.previous.map { $0.isFallback ? $0.children : [] } ?? []
    let (fallback, ownReads) = DeferredReading.reading(in: scope, environment, session) {
      boundary.fallback(failure)
    }
    let children = inside(slot, [fallback], shown, scope)
    // The failed components aren't in this generation, so their reads count as reads of the
    // boundary. Any value of the environment may be among them.
    var reads = ownReads
    reads.keys.insert(EnvironmentReads.anything)
    for read in failedReads { reads.add(read) }
    for read in kept.map(session.stores.reads(agreeingIn:)) ?? [] { reads.add(read) }
    return slot.node(.boundary(kept: kept), .group, scope, children, reads: reads)
  }
}

extension ErrorBoundary {
  /// Distinguishes the content from a fallback in the same place.
  fileprivate static let contentKey = ComponentKey("alidade.guarded")
}

extension AnyComponent {
  fileprivate var guardedContent: AnyComponent {
    var component = self
    component.key = ErrorBoundary.contentKey
    return component
  }
}

extension ComponentNode {
  /// A Boolean value that is `true` if a boundary shows its fallback.
  fileprivate var isFallback: Bool { children.first?.key != ErrorBoundary.contentKey }

  /// The content of a boundary before it failed.
  fileprivate var contentBeforeFailure: ComponentNode? {
    if case .boundary(let kept) = kind { kept } else { nil }
  }
}
