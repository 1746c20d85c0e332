import AlidadeRender

/// The animations of the newest changes of a data source.
struct ChangeAnimations: Sendable {
  private struct Entry: Sendable {
    /// The version of the elements after the change.
    let version: Int
    let animation: Animation
  }

  /// The maximum number of changes that are kept.
  private static let limit = 256

  /// The entries, in the order of their versions.
  private var entries: [Entry] = []

  /// Adds the animation of the change that leads to a version.
  mutating func append(_ animation: Animation, version: Int) {
    if entries.count == ChangeAnimations.limit { entries.removeFirst(ChangeAnimations.limit / 2) }
    entries.append(Entry(version: version, animation: animation))
  }

  /// Returns the newest animation of the changes after one version, up to another one.
  func newest(after old: Int, upTo new: Int) -> Animation? {
    entries.last { $0.version > old && $0.version <= new }?.animation
  }
}
