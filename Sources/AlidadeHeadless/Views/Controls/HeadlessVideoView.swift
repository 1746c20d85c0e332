import AlidadeComponents
import AlidadeRender

/// A video without a toolkit: a place in it that moves when told.
public typealias HeadlessVideoView = HeadlessControlView<VideoContent>

extension HeadlessControlView where Content == VideoContent {
  /// Plays the video, or goes on playing it, as a user does.
  public func play() { controlValue.isPlaying = true }

  /// Holds the video, as a user does.
  public func pause() { controlValue.isPlaying = false }

  /// Lets time pass: a video that plays goes on by so many seconds.
  public func advance(by seconds: Double) {
    if controlValue.isPlaying { controlValue.position += max(0, seconds) }
  }
}

extension HeadlessControlView: VideoView where Content == VideoContent {
  /// Where the video stands.
  public var playback: VideoContent.Value { controlValue }

  /// Called when the video has begun to play or has ceased to.
  public var playbackObserver: (@MainActor () -> Void)? {
    get { valueObserver }
    set { valueObserver = newValue }
  }
}
