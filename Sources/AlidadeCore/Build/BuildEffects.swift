/// The effects of a build other than its nodes: controllers learn of their components, and values
/// that components provide become visible to actions.
struct BuildEffects {
  /// A place in what a build has collected so far.
  struct Mark {
    fileprivate let preparedCount: Int
    fileprivate let publishedCount: Int
    /// The number of linked actions.
    let linkCount: Int
  }

  /// The components with a controller that are new or have changed, ancestors before descendants.
  private(set) var prepared: [ControlledComponent] = []
  /// The values that components provide, to be published with the generation.
  private(set) var published: [(scope: Scope, key: ObjectIdentifier, value: any Sendable)] = []

  /// Returns the place after everything that was collected so far.
  func mark(linkCount: Int) -> Mark {
    Mark(
      preparedCount: prepared.count, publishedCount: published.count, linkCount: linkCount)
  }

  /// Adds a component with a controller that is new or has changed.
  ///
  /// - Parameter mark: the place before its descendants; `nil` if they follow.
  mutating func prepare(_ component: ControlledComponent, at mark: Mark? = nil) {
    prepared.insert(component, at: mark?.preparedCount ?? prepared.count)
  }

  /// Adds a value to publish with the generation.
  mutating func publish(_ entry: Environment.Entry) {
    guard let provider = entry.provider else { return }
    published.append((provider, entry.key, entry.value))
  }

  /// Removes everything that was collected after a place.
  mutating func remove(after mark: Mark) {
    prepared.removeSubrange(mark.preparedCount...)
    published.removeSubrange(mark.publishedCount...)
  }

  /// Removes everything inside a component.
  mutating func remove(inside scope: Scope) {
    prepared.removeAll { $0.scope.isInside(scope) }
    published.removeAll { $0.scope.isInside(scope) }
  }
}
