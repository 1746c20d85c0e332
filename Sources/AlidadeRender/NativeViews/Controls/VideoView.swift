/// A native view that plays a video, which goes on by itself.
@MainActor public protocol VideoView: NativeView {
  /// Where the video stands.
  var playback: VideoContent.Value { get }
}
