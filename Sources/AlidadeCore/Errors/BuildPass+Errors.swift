import AlidadeRender

// What happens when a body throws.
extension BuildPass {
  /// Builds what a boundary guards, or what it shows instead.
  mutating func guarded(
    _ boundary: ErrorBoundary, _ scope: Scope, _ slot: Slot
  ) -> ComponentNode {
    // What was shown before an error is what is tried again.
    let before = slot.previous?.kept.map { [$0] } ?? slot.previous?.children ?? []
    let content = AnyComponent(boundary.content).guardedContent
    let children = inside(slot, [content], before, scope)
    guard let (error, errorPath) = session.catchError() else {
      return finish(boundary, scope, slot, children, kept: nil)
    }
    return fallBack(boundary, scope, slot, error, errorPath, kept: before.first)
  }

  /// Brings up to date what a boundary shows.
  mutating func revisit(_ boundary: ErrorBoundary, _ node: ComponentNode) -> ComponentNode {
    let revisited = revisitInside(node, session.scopesToVisit(in: node.scope))
    guard let (error, errorPath) = session.catchError() else { return revisited }
    let slot = Slot(
      type: node.type, key: node.key, traits: node.traits, previous: node,
      parent: node.scope.parent, place: node.scope.index)
    return fallBack(
      boundary, node.scope, slot, error, errorPath, kept: node.kept ?? node.children.first)
  }

  private mutating func fallBack(
    _ boundary: ErrorBoundary, _ scope: Scope, _ slot: Slot, _ error: any Error,
    _ errorPath: [ComponentType], kept: ComponentNode?
  ) -> ComponentNode {
    let reference = ScopeReference(scope)
    let failure = ErrorBoundary.Failure(
      error: error, path: errorPath.map(\.name).joined(separator: " › "),
      retry: Action {
        guard let scope = reference.scope else { return }
        scope.stale.insert(scope, .nextFrame)
      })
    let shown = slot.previous?.kept == nil ? [] : slot.previous?.children ?? []
    if kept?.hasControllers == true { session.mayHaveRemoved = true }
    let children = inside(slot, [boundary.fallback(failure)], shown, scope)
    return finish(boundary, scope, slot, children, kept: kept)
  }

  private func finish(
    _ boundary: ErrorBoundary, _ scope: Scope, _ slot: Slot, _ children: [ComponentNode],
    kept: ComponentNode?
  ) -> ComponentNode {
    ComponentNode(
      boundary, scope: scope, type: slot.type, key: slot.key, traits: slot.traits, kind: .group,
      children: children, kept: kept, cache: LayoutCache(after: slot.previous?.cache))
  }
}

extension AnyComponent {
  /// Apart from a fallback, which stands in the same place.
  fileprivate var guardedContent: AnyComponent { key("alidade.guarded") }
}
