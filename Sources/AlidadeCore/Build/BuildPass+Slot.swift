import AlidadeRender

extension BuildPass {
  /// A place in the tree that is being built.
  struct Slot {
    let type: ComponentType
    let key: ComponentKey?
    let traits: Traits
    let previous: ComponentNode?
    let parent: Scope?
    /// The position among the siblings.
    let place: Int
    /// The scope of the component in a generation that was forgotten.
    var remembered: Scope?
  }
}
