/// A native view that plays a video, which goes on by itself.
@MainActor public protocol VideoView: NativeView {
  /// Where the video stands.
  var playback: VideoContent.Value { get }

  /// Called when the video has begun to play or has ceased to, whoever made it.
  var playbackObserver: (@MainActor () -> Void)? { get set }
}
