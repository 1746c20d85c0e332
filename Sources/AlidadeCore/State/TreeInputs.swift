/// All that a build of a tree depends on beside the previous generation; a value.
struct TreeInputs: Sendable {
  /// A change of the state of a component.
  struct Change: Sendable {
    let scope: Scope
    let revision: Int
  }

  /// The number of builds in a row that led to what has changed since the inputs were taken last, each
  /// caused by nothing but the one before; `nil` if nothing has changed.
  private(set) var causes: Int?
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

  /// Notes what has caused a change.
  ///
  /// - Parameter count: the number of builds in a row that led to it; zero if it came from elsewhere,
  ///   and then the others count for nothing.
  mutating func addCause(_ count: Int) {
    causes = min(causes ?? count, count)
  }

  /// Begins to collect causes anew, because the inputs were taken.
  mutating func clearCauses() {
    causes = nil
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

  /// Releases the component, the environment and all changes, until there is another component.
  ///
  /// - Returns: what is to be released.
  mutating func clear() -> TreeInputs {
    let former = self
    component = AnyComponent(ComponentList())
    // Nothing is built until there is another one.
    componentRevision = -1
    environment = Environment()
    changes = []
    return former
  }
}
