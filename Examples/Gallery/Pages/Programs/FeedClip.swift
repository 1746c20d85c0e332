import Alidade

/// The path of the video file in posts; `nil` if none was given.
enum FeedClip: EnvironmentKey {
  static let defaultValue: String? = nil
}
