/// The active controllers of one tree.
@MainActor final class ControllerRegistry {
  private var scopes: [ObjectIdentifier: Scope] = [:]
  /// The contents of deferred components that are shown, by the scopes of these components.
  private var shown: [ObjectIdentifier: ShownContent] = [:]
  /// The contents that others have replaced since the last sweep.
  private var replaced: [(component: ObjectIdentifier, content: ShownContent)] = []
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
    for component in entry.prepared { prepare(component) }
    // Use the newest root: controllers that started since are missing in an older one.
    if entry.mayHaveRemovedControllers || sweepRoot != nil { sweepRoot = entry.root }
  }

  private func prepare(_ component: ControlledComponent) {
    let scope = component.scope
    scopes[ObjectIdentifier(scope)] = scope
    scope.controller?.prepare(component)
    if isVisible { scope.controller?.setTreeVisible(true) }
  }

  /// Makes the content of a deferred component the one that acts: its components receive messages,
  /// and its controllers start.
  ///
  /// - Complexity: O(components that contain controllers, or provide values, in the content) if
  ///   another content was shown, otherwise O(1).
  func show(_ variant: DeferredVariant, of generation: Int) {
    let component = ObjectIdentifier(variant.scope)
    let previous = shown[component]
    if let previous, previous.variant === variant { return }
    shown[component] = ShownContent(variant)
    if let previous { replaced.append((component, previous)) }
    variant.publish(of: generation)
    for component in variant.controlledComponents { prepare(component) }
  }

  /// Invalidates the controllers of components that have been removed.
  ///
  /// - Complexity: O(components that contain controllers) if components may have been removed;
  ///   otherwise, O(those in deferred contents that others have replaced).
  func sweep() {
    let (root, replaced) = (sweepRoot, replaced)
    (sweepRoot, self.replaced) = (nil, [])
    if let root {
      let left = everything(in: ControlledScopes(of: root))
      shown = shown.filter { left.deferred.contains($0.key) }
      end(scopes.filter { !left.controlled.contains($0.key) })
    } else if !replaced.isEmpty {
      var (before, left) = (ControlledScopes(), ControlledScopes())
      for (component, content) in replaced {
        before.formUnion(content.scopes)
        if let current = shown[component] { left.formUnion(current.scopes) }
      }
      (before, left) = (everything(in: before), everything(in: left))
      for component in before.deferred.subtracting(left.deferred) { shown[component] = nil }
      let gone = before.controlled.subtracting(left.controlled)
      if !gone.isEmpty { end(scopes.filter { gone.contains($0.key) }) }
    }
  }

  /// Returns the scopes with those in what is shown of deferred components.
  private func everything(in scopes: ControlledScopes) -> ControlledScopes {
    var all = scopes
    var pending = Array(scopes.deferred)
    while let component = pending.popLast() {
      guard let inside = shown[component]?.scopes else { continue }
      pending += inside.deferred.subtracting(all.deferred)
      all.formUnion(inside)
    }
    return all
  }

  /// Invalidates all controllers.
  func invalidateAll() {
    (sweepRoot, shown, replaced) = (nil, [:], [])
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

  /// The content of a deferred component that is shown.
  private struct ShownContent {
    /// The content; weak, because a tree may forget its generation while nothing is mounted.
    weak var variant: DeferredVariant?
    let scopes: ControlledScopes

    init(_ variant: DeferredVariant) {
      self.variant = variant
      scopes = ControlledScopes(of: variant.node)
    }
  }
}
