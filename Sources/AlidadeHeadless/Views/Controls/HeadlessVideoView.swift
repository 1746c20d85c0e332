import AlidadeComponents

/// A headless video, whose position moves only when a program advances it.
public typealias HeadlessVideoView = HeadlessControlView<VideoContent>

extension HeadlessControlView where Content == VideoContent {
  /// Plays or resumes the video as a user would.
  public func play() { controlValue.isPlaying = true }

  /// Pauses the video as a user would.
  public func pause() { controlValue.isPlaying = false }

  /// Advances a playing video by a number of seconds; negative numbers count as zero.
  public func advance(by seconds: Double) {
    if controlValue.isPlaying { controlValue.position += max(0, seconds) }
  }
}

extension HeadlessControlView: VideoView where Content == VideoContent {
  /// The state and position of the video.
  public var playback: VideoContent.Value { controlValue }

  /// A closure that runs when the video starts or stops playing, or its position is set.
  public var playbackObserver: (@MainActor () -> Void)? {
    get { valueObserver }
    set { valueObserver = newValue }
  }
}
