import AlidadeRender

/// The animations of the newest changes of a data source.
struct ChangeAnimations: Sendable {
  private struct Entry: Sendable {
    /// The version of the elements after the change.
    let version: Int
    var animation: Animation
  }

  /// The maximum number of changes that are kept.
  private static let limit = 256

  /// The entries, in the order of their versions.
  private var entries: [Entry] = []

  /// Adds the animation of the change that leads to a version.
  mutating func append(_ animation: Animation, version: Int) {
    if entries.count == ChangeAnimations.limit { trim() }
    entries.append(Entry(version: version, animation: animation))
  }

  /// Removes the older half of the entries; the completions in them wait for the oldest entry that
  /// is left.
  private mutating func trim() {
    let gone = entries.prefix(ChangeAnimations.limit / 2)
    entries.removeFirst(gone.count)
    let waiting = (gone + entries.prefix(1)).compactMap(\.animation.completion)
    entries[0].animation = entries[0].animation.withoutCompletion.completing(
      MotionCompletion.all(waiting))
  }

  /// Returns `true` if something waits until the change that leads to a version has come to rest.
  func hasCompletion(version: Int) -> Bool {
    entries.last { $0.version <= version }.map {
      $0.version == version && $0.animation.completion != nil
    }
      ?? false
  }

  /// Removes and returns the completions of the changes up to a version, which lists have taken
  /// over.
  mutating func takeCompletions(upTo version: Int) -> [MotionCompletion] {
    var completions: [MotionCompletion] = []
    for index in entries.indices where entries[index].version <= version {
      guard let completion = entries[index].animation.completion else { continue }
      completions.append(completion)
      entries[index].animation = entries[index].animation.withoutCompletion
    }
    return completions
  }

  /// Returns the animation of the changes after one version, up to another one, with the
  /// completions of all of them; `nil` if none has an animation.
  func animation(after old: Int, upTo new: Int) -> Animation? {
    var shown: Animation?
    for entry in entries where entry.version > old && entry.version <= new {
      shown = entry.animation.replacing(shown)
    }
    return shown
  }
}
