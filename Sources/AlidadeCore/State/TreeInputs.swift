/// All that a build of a tree depends on beside the previous generation; a value.
struct TreeInputs: Sendable {
  /// A change of the state of a component.
  struct Change: Sendable {
    let scope: Scope
    let revision: Int
  }

  /// The number of changes so far, whether or not anything has to be built for them.
  var revision = 0
  /// The root component.
  private(set) var component: AnyComponent
  /// The environment around the root component.
  private(set) var environment: Environment
  /// Grows with each change of what layouts are measured with.
  private(set) var measuringRevision = 0
  /// The components whose state changed since the newest generation was built.
  private(set) var changes: [Change] = []
  /// The revision of the component.
  private(set) var componentRevision = 0
  /// The revision of the newest change for which something may have to be built.
  private(set) var buildRevision = 0

  init(_ component: AnyComponent, in environment: Environment) {
    self.component = component
    self.environment = environment
  }

  /// Adds a component whose state changed.
  mutating func append(_ scope: Scope) {
    buildRevision = revision
    changes.append(Change(scope: scope, revision: revision))
  }

  /// Replaces the root component.
  ///
  /// - Returns: the former one.
  mutating func setComponent(_ component: AnyComponent) -> AnyComponent {
    (buildRevision, componentRevision) = (revision, revision)
    defer { self.component = component }
    return self.component
  }

  /// Replaces the environment around the root component.
  ///
  /// - Returns: the former one.
  mutating func setEnvironment(_ environment: Environment) -> Environment {
    buildRevision = revision
    defer { self.environment = environment }
    return self.environment
  }

  /// Makes all layouts be measured again.
  mutating func invalidateLayout() {
    measuringRevision += 1
  }

  /// Removes the changes of state up to a revision.
  ///
  /// - Returns: what is to be released.
  mutating func removeChanges(upTo revision: Int) -> [Change] {
    if changes.isEmpty { return [] }
    let former = changes
    changes.removeAll { $0.revision <= revision }
    return former
  }

  /// Releases the component, the environment and all changes.
  ///
  /// - Returns: what is to be released.
  mutating func clear() -> TreeInputs {
    let former = self
    component = AnyComponent(ComponentList())
    environment = Environment()
    changes = []
    return former
  }
}
