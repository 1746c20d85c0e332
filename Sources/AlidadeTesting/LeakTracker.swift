/// Remembers objects without keeping them alive, and tells which of them are still there.
///
/// ```swift
/// var tracker = LeakTracker()
/// do {
///   let model = Model()
///   tracker.track(model, "the model")
///   …
/// }
/// #expect(tracker.survivors == [])
/// ```
public struct LeakTracker {
  private struct Tracked {
    weak var object: AnyObject?
    let name: String
  }

  private var tracked: [Tracked] = []

  /// Makes a tracker of nothing.
  public init() {}

  /// Remembers an object under a name for reports, by default that of its type.
  public mutating func track(_ object: AnyObject, _ name: String? = nil) {
    tracked.append(Tracked(object: object, name: name ?? "\(type(of: object))"))
  }

  /// The names of the objects that still exist, in the order in which they were tracked.
  public var survivors: [String] { tracked.filter { $0.object != nil }.map(\.name) }

  /// The number of objects that were tracked.
  public var count: Int { tracked.count }
}
