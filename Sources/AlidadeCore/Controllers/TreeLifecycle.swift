/// What a generation means to controllers.
struct TreeLifecycle: Sendable {
  let generation: Int
  /// Components with a controller that are new or other ones, those around before those inside.
  let prepared: [(scope: Scope, component: any Component)]
  /// What the generation is.
  let root: ComponentNode?
  /// Whether something with a controller may be gone from it.
  let mayHaveRemoved: Bool

  init(_ session: BuildSession, root: ComponentNode?, generation: Int) {
    self.generation = generation
    prepared = session.prepared
    self.root = root
    mayHaveRemoved = session.mayHaveRemoved
  }

  var isEmpty: Bool { prepared.isEmpty && !mayHaveRemoved }
}
