/// A component as the parent of a tree that it mounts itself, as a list mounts its rows.
///
/// The tree inherits the environment of its parent, and its messages reach the components around the
/// parent. Two of these are equal if they stand for the same component with the same environment.
public struct ParentComponent: Sendable, Equatable {
  private let reference: ScopeReference
  /// The environment there, as of the generation that the place is from.
  let environment: Environment

  init(_ scope: Scope, _ environment: Environment) {
    reference = ScopeReference(scope)
    self.environment = environment
  }

  /// The component there; `nil` when it is gone.
  var scope: Scope? { reference.scope }

  /// Returns `true` if both are the same place, with the same environment.
  public static func == (one: ParentComponent, other: ParentComponent) -> Bool {
    one.environment === other.environment && one.scope === other.scope
  }
}

extension Context {
  /// The component as the parent of trees that it mounts itself; `nil` outside of its body.
  ///
  /// A component that asks for this is rebuilt when anything in its environment changes.
  public var asParent: ParentComponent? {
    guard let scope = reference.scope,
      let environment = reference.environmentInBody(reading: EnvironmentReads.anything)
    else { return nil }
    return ParentComponent(scope, environment)
  }
}
