/// Where a tree of components stands in another one.
///
/// A component that mounts others itself, as a list mounts its rows, gives them its place, so that
/// they are in its environment and their messages reach the components around it.
///
/// Two places are equal as long as the environment there is the same.
public struct ComponentPlace: Sendable, Equatable {
  private let reference: ScopeReference
  private let environmentVersion: Int

  init(_ scope: Scope) {
    reference = ScopeReference(scope)
    environmentVersion = scope.environmentVersion
  }

  /// The component there; `nil` when it is gone.
  var scope: Scope? { reference.scope }

  /// Whether both are the same place, with the same environment.
  public static func == (one: ComponentPlace, other: ComponentPlace) -> Bool {
    one.environmentVersion == other.environmentVersion && one.scope === other.scope
  }
}

extension Context {
  /// The place of the component, for trees inside it; `nil` when the component is gone.
  ///
  /// A component that asks for it in its body is built anew when anything in the environment
  /// changes.
  public var place: ComponentPlace? {
    guard let scope = reference.scope else { return nil }
    scope.noteRead(EnvironmentReads.anything)
    return ComponentPlace(scope)
  }
}
