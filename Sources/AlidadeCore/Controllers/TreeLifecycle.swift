/// What a generation means to controllers.
struct TreeLifecycle: Sendable {
  let generation: Int
  /// Components with a controller that are new or other ones, those around before those inside.
  let prepared: [(scope: Scope, component: any Component)]
  /// What the generation is, if something with a controller may be gone from it.
  let root: ComponentNode?

  init(_ session: BuildSession, root: ComponentNode?, generation: Int) {
    self.generation = generation
    prepared = session.prepared
    self.root = session.mayHaveRemoved ? root : nil
  }

  var isEmpty: Bool { prepared.isEmpty && root == nil }
}
