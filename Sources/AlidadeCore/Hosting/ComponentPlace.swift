/// The place of a tree of components in another tree.
///
/// A component that mounts others itself, as a list mounts its rows, gives them its place, so that
/// they are in its environment and their messages reach the components around it.
///
/// Two places are equal as long as the environment there is the same.
public struct ComponentPlace: Sendable, Equatable {
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
  public static func == (one: ComponentPlace, other: ComponentPlace) -> Bool {
    one.environment === other.environment && one.scope === other.scope
  }
}

extension Context {
  /// The place of the component, for trees inside it; `nil` outside of its body.
  ///
  /// A component that asks for it is rebuilt when anything in its environment changes.
  public var place: ComponentPlace? {
    guard let scope = reference.scope,
      let environment = reference.environmentInBody(reading: EnvironmentReads.anything)
    else { return nil }
    return ComponentPlace(scope, environment)
  }
}
