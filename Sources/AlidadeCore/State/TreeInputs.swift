import AlidadeRender

/// All inputs of a build other than the previous generation, as a value.
struct TreeInputs: Sendable {
  /// A change of the state of a component.
  struct Change: Sendable {
    let scope: Scope
    let revision: Int
  }

  /// The number of consecutive builds, each caused only by the previous one, that led to the
  /// changes since the inputs were last taken; `nil` if nothing has changed.
  private(set) var causes: Int?
  /// The number of changes so far, including those that require no build.
  var revision = 0
  /// The root component.
  private(set) var component: AnyComponent
  /// The environment around the root component: that of the parent, with the tree's own values.
  private(set) var environment: Environment
  /// The component that mounts the tree; `nil` if there is none.
  ///
  /// Doesn't keep that component alive, because the component keeps the tree.
  private(set) var parent: ScopeReference?
  /// The values that the owner of the tree provides.
  private(set) var ownValues: [ObjectIdentifier: any Sendable] = [:]
  /// A number that increases whenever all layouts have to be measured again.
  private(set) var measuringRevision = 0
  /// The components whose state changed since the newest generation was built.
  private(set) var changes: [Change] = []
  /// The revision in which the root component was set.
  private(set) var componentRevision = 0
  /// The revision of the newest change that may require a build.
  private(set) var buildRevision = 0

  /// The newest animation of a change; it counts until a generation with it is mounted.
  private(set) var animation: UpdateAnimation?

  init(_ component: AnyComponent, in parent: ParentComponent?) {
    self.component = component
    self.parent = parent?.reference
    environment = parent?.environment ?? Environment()
  }

  /// Records the cause of a change.
  ///
  /// - Parameter count: the number of consecutive builds that led to the change; zero if it has
  ///   another cause, which takes precedence over all other counts.
  mutating func addCause(_ count: Int) {
    causes = min(causes ?? count, count)
  }

  /// Clears the causes, because the inputs were taken.
  mutating func clearCauses() {
    causes = nil
  }

  /// Records the animation of a change.
  mutating func animate(_ animation: Animation) {
    self.animation = UpdateAnimation(animation, after: self.animation)
  }

  /// Adds a component whose state changed.
  mutating func append(_ scope: Scope) {
    buildRevision = revision
    changes.append(Change(scope: scope, revision: revision))
  }

  /// Replaces the root component.
  ///
  /// - Returns: the former component.
  mutating func setComponent(_ component: AnyComponent) -> AnyComponent {
    (buildRevision, componentRevision) = (revision, revision)
    defer { self.component = component }
    return self.component
  }

  /// Replaces the parent and its environment; the tree's own values remain.
  ///
  /// - Returns: the former environment around the root component.
  mutating func setParent(_ parent: ParentComponent) -> Environment {
    self.parent = parent.reference
    return replaceEnvironment(
      ownValues.reduce(parent.environment) { environment, own in
        environment.setting(own.key, own.value)
      })
  }

  /// Provides a value of the tree's own.
  ///
  /// - Returns: the former environment around the root component.
  mutating func setOwnValue(_ key: ObjectIdentifier, _ value: any Sendable) -> Environment {
    ownValues[key] = value
    return replaceEnvironment(environment.setting(key, value))
  }

  private mutating func replaceEnvironment(_ environment: Environment) -> Environment {
    buildRevision = revision
    defer { self.environment = environment }
    return self.environment
  }

  /// Makes the next build measure all layouts again.
  mutating func invalidateLayout() {
    measuringRevision += 1
  }

  /// Removes the state changes up to a revision.
  ///
  /// - Returns: the former changes, to be released by the caller.
  mutating func removeChanges(upTo revision: Int) -> [Change] {
    if changes.isEmpty { return [] }
    let previous = changes
    changes.removeAll { $0.revision <= revision }
    return previous
  }

  /// Releases the component and the environment until there is another component.
  ///
  /// State changes remain, because a build in progress may not reflect them.
  ///
  /// - Returns: the former inputs, to be released by the caller.
  mutating func clear() -> TreeInputs {
    let previous = self
    component = AnyComponent(ComponentList())
    // Nothing is built until there is another component.
    componentRevision = -1
    environment = Environment()
    ownValues = [:]
    return previous
  }
}
