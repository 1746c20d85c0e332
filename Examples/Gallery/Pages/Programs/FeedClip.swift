import Alidade

/// The video that posts come with: the path of a file, or `nil` when none was given.
enum FeedClip: EnvironmentKey {
  static let defaultValue: String? = nil
}
