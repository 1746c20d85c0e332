import AlidadeRender

/// The properties that tell a component from its siblings, and its parent from other parents.
struct SiblingName: Hashable {
  let parent: ObjectIdentifier?
  let type: ComponentType
  let key: ComponentKey?
  /// The position among the siblings with the same type and key, or, where these are not counted,
  /// among all siblings if there is no key.
  let position: Int

  init(parent: Scope?, type: ComponentType, key: ComponentKey?, position: Int) {
    self.parent = parent.map(ObjectIdentifier.init)
    self.type = type
    self.key = key
    self.position = position
  }
}
