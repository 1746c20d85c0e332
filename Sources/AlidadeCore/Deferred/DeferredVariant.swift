import AlidadeLayout
import AlidadeRender

/// The content of a deferred component for one range: the observer in its layouts.
///
/// Several contents can be laid out at the same time. Only the one in the mounted layout acts: its
/// controllers exist, and its values are found.
final class DeferredVariant: MountObserver {
  let range: SizeRange
  let node: ComponentNode
  /// The parts of stores that were read by the closure that creates the content.
  let reads: [StoreRead]
  /// The scope of the deferred component.
  let scope: Scope
  /// The deferred component for its controller; `nil` if it has none.
  private let component: ControlledComponent?

  nonisolated init(
    _ node: ComponentNode, for range: SizeRange, of scope: Scope,
    _ component: ControlledComponent?, reads: [StoreRead] = []
  ) {
    self.range = range
    self.node = node
    self.reads = reads
    self.scope = scope
    self.component = component
  }

  func unit(_ event: MountEvent, in context: MountContext) {
    component?.unit(event, in: context)
  }

  /// Makes the values that components in the content provide visible to actions.
  ///
  /// - Parameter generation: the number of the generation that is shown.
  @MainActor func publish(of generation: Int) {
    visit(\.providesValues) { node in
      guard case .provider(let entry) = node.kind else { return }
      entry.provider?.publish([entry.key: entry.value], of: generation)
    }
  }

  /// The components with controllers, ancestors before descendants.
  var controlledComponents: [ControlledComponent] {
    var components: [ControlledComponent] = []
    visit(\.hasControllers) { node in
      if let component = node.controlled { components.append(component) }
    }
    return components
  }

  /// Calls a closure with the nodes for which a condition holds, ancestors first and otherwise in
  /// order; not with those in deferred components, whose contents are shown by themselves.
  private func visit(
    _ condition: (ComponentNode) -> Bool, _ body: (ComponentNode) -> Void
  ) {
    var pending = [node]
    while let node = pending.popLast() {
      guard condition(node) else { continue }
      body(node)
      pending += node.children.reversed()
      if case .boundary(let kept?) = node.kind { pending.append(kept) }
    }
  }
}
