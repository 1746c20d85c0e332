/// The controllers of one tree that have begun and not ended.
@MainActor final class ControllerRegistry {
  private var scopes: [ObjectIdentifier: Scope] = [:]
  /// The generation that is mounted next, if something may be gone from it.
  private var sweepRoot: ComponentNode?

  nonisolated init() {}

  isolated deinit {
    invalidateAll()
  }

  /// Whether the hosting view is visible.
  var isVisible = false {
    didSet {
      if isVisible == oldValue { return }
      for scope in inOrder { scope.controller?.setTreeVisible(isVisible) }
    }
  }

  /// Begins controllers, and hands newer components to others.
  func prepare(_ entry: TreeLifecycle) {
    for (scope, component) in entry.prepared {
      scopes[ObjectIdentifier(scope)] = scope
      scope.controller?.prepare(component, in: scope)
      if isVisible { scope.controller?.setTreeVisible(true) }
    }
    // One that began after something went must not be looked for in an older generation.
    if entry.mayHaveRemovedControllers || sweepRoot != nil { sweepRoot = entry.root }
  }

  /// Ends the controllers whose components are gone.
  ///
  /// - Complexity: O(components around controllers), when something may be gone.
  func sweep() {
    guard let root = sweepRoot else { return }
    sweepRoot = nil
    if scopes.isEmpty { return }
    var gone = scopes
    var pending = [root]
    // The contents of deferred components share nodes.
    var seen: Set<ObjectIdentifier> = []
    while let node = pending.popLast() {
      if !seen.insert(ObjectIdentifier(node)).inserted { continue }
      if node.hasController { gone[ObjectIdentifier(node.scope)] = nil }
      pending += node.children.filter(\.hasControllers)
      switch node.kind {
      case .boundary(_, let kept?): pending.append(kept)
      case .deferred(_, let content): pending += content.nodes.filter(\.hasControllers)
      case .boundary, .group, .provider, .box, .layout: break
      }
    }
    end(gone)
  }

  /// Ends all of them.
  func invalidateAll() {
    sweepRoot = nil
    end(scopes)
  }

  private func end(_ gone: [ObjectIdentifier: Scope]) {
    for name in gone.keys { scopes[name] = nil }
    for scope in ControllerRegistry.inOrder(gone) { scope.controller?.invalidate() }
  }

  private var inOrder: [Scope] { ControllerRegistry.inOrder(scopes) }

  /// Those around before those inside, and otherwise in the order in which they began.
  private static func inOrder(_ scopes: [ObjectIdentifier: Scope]) -> [Scope] {
    scopes.values.sorted { $0.identity < $1.identity }
  }
}
