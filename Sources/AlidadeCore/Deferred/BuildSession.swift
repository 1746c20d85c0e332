import Synchronization

/// What the builds of one generation share: the one before the layout, and those of contents that
/// are built during it.
final class BuildSession: Sendable {
  /// Called, on any thread, when the state of a component begins to change.
  let didChange: @Sendable () -> Void
  private let count = Atomic<Int>(0)

  init(didChange: @escaping @Sendable () -> Void) {
    self.didChange = didChange
  }

  /// The number of components built so far.
  var builtCount: Int { count.load(ordering: .relaxed) }

  /// Counts components that were built.
  func add(_ built: Int) {
    count.wrappingAdd(built, ordering: .relaxed)
  }
}
