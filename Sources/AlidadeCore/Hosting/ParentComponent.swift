import AlidadeRender

/// A reference to a component as the parent of a tree that it mounts itself, as a list mounts its
/// rows.
///
/// The tree inherits the environment of its parent, and its messages reach the parent's ancestors.
/// Two values are equal if they refer to the same component with the same environment.
public struct ParentComponent: Sendable, Equatable {
  /// A weak reference to the scope of the component.
  let reference: ScopeReference
  /// The environment of the component, in the generation that the value was created in.
  let environment: Environment

  init(_ scope: Scope, _ environment: Environment) {
    reference = ScopeReference(scope)
    self.environment = environment
  }

  private init(_ reference: ScopeReference, _ environment: Environment) {
    self.reference = reference
    self.environment = environment
  }

  /// Returns the value of a key in the environment.
  package func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    environment.value(ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue
  }

  /// Returns the same parent with another value in the environment.
  package func setting<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ParentComponent {
    ParentComponent(reference, environment.setting(ObjectIdentifier(key), value))
  }

  /// The scope of the component; `nil` if it no longer exists.
  var scope: Scope? { reference.scope }

  /// The animation with which a change of the component's tree is being mounted; `nil` if it has
  /// none, or if nothing is being mounted.
  @MainActor var mountingAnimation: Animation? { scope?.updates.mountingAnimation }

  /// Returns `true` if both values refer to the same component, with the same environment.
  public static func == (one: ParentComponent, other: ParentComponent) -> Bool {
    one.environment === other.environment && one.scope === other.scope
  }
}

extension Context {
  /// A reference to the component as the parent of trees that it mounts itself; `nil` outside its
  /// body.
  ///
  /// A component that reads this property is rebuilt when anything in its environment changes.
  public var parentComponent: ParentComponent? {
    guard let scope = reference.scope,
      let environment = reference.environmentInBody(reading: EnvironmentReads.anything)
    else { return nil }
    return ParentComponent(scope, environment)
  }
}
