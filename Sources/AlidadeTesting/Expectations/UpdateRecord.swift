import AlidadeCore
import AlidadeRender

/// A record of the work that an action caused: operations on views, and components that were built.
///
/// ```swift
/// let updates = try app.updates { try app.tap("Add") }
/// #expect(updates.mounting.viewsCreated == 3)
/// #expect(updates.reasons["ToDoRow"] == [.firstTime])
/// ```
public struct UpdateRecord: Sendable {
  /// The counts of operations on native views: views created, reused, hidden and moved, and
  /// attributes and frames set.
  public let mounting: MountCounters
  /// The number of components that were built, not counting those in the rows of lists.
  public let componentsBuilt: Int
  /// The components that were built, with the reasons, in order.
  ///
  /// The components of rows, popovers and sheets that weren't shown before aren't included.
  public let rebuilds: [Rebuild]

  /// The reasons for building components, by the names of their types.
  public var reasons: [String: [Rebuild.Reason]] {
    Dictionary(grouping: rebuilds, by: \.component).mapValues { $0.map(\.reason) }
  }
}
