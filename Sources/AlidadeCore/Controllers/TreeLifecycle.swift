/// The part of a generation that concerns controllers.
struct TreeLifecycle: Sendable {
  let generation: Int
  /// The components with a controller that are new or have changed, ancestors before descendants.
  let prepared: [(scope: Scope, component: any Component)]
  /// The root of the generation.
  let root: ComponentNode?
  /// A Boolean value that is `true` if a component with a controller may have been removed.
  let mayHaveRemovedControllers: Bool

  init(_ session: BuildSession, root: ComponentNode?, generation: Int) {
    self.generation = generation
    prepared = session.prepared
    self.root = root
    mayHaveRemovedControllers = session.mayHaveRemovedControllers
  }

  var isEmpty: Bool { prepared.isEmpty && !mayHaveRemovedControllers }
}
