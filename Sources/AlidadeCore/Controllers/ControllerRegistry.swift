/// The active controllers of one tree.
@MainActor final class ControllerRegistry {
  private var scopes: [ObjectIdentifier: Scope] = [:]
  /// The root of the generation to be mounted next, if components may have been removed from it.
  private var sweepRoot: ComponentNode?

  nonisolated init() {}

  isolated deinit {
    invalidateAll()
  }

  /// A Boolean value that is `true` if the hosting view is visible.
  var isVisible = false {
    didSet {
      if isVisible == oldValue { return }
      for scope in inOrder { scope.controller?.setTreeVisible(isVisible) }
    }
  }

  /// Starts new controllers, and passes newer components to existing ones.
  func prepare(_ entry: TreeLifecycle) {
    for component in entry.prepared {
      let scope = component.scope
      scopes[ObjectIdentifier(scope)] = scope
      scope.controller?.prepare(component)
      if isVisible { scope.controller?.setTreeVisible(true) }
    }
    // Use the newest root: controllers that started since are missing in an older one.
    if entry.mayHaveRemovedControllers || sweepRoot != nil { sweepRoot = entry.root }
  }

  /// Invalidates the controllers of components that have been removed.
  ///
  /// - Complexity: O(components that contain controllers) if components may have been removed,
  ///   otherwise O(1).
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
      if node.controlled != nil, let scope = node.scope { gone[ObjectIdentifier(scope)] = nil }
      pending += node.children.filter(\.hasControllers)
      switch node.kind {
      case .boundary(let kept?): pending.append(kept)
      case .deferred(let content): pending += content.nodes.filter(\.hasControllers)
      case .boundary, .group, .provider, .box, .layout: break
      }
    }
    end(gone)
  }

  /// Invalidates all controllers.
  func invalidateAll() {
    sweepRoot = nil
    end(scopes)
  }

  private func end(_ gone: [ObjectIdentifier: Scope]) {
    for name in gone.keys { scopes[name] = nil }
    for scope in ControllerRegistry.inOrder(gone) { scope.controller?.invalidate() }
  }

  private var inOrder: [Scope] { ControllerRegistry.inOrder(scopes) }

  /// Returns the scopes, ancestors before descendants and otherwise in the order of creation.
  private static func inOrder(_ scopes: [ObjectIdentifier: Scope]) -> [Scope] {
    scopes.values.sorted { $0.identity < $1.identity }
  }
}
