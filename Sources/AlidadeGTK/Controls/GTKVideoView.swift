#if GTK
import AlidadeRender
import CGTK

/// A player: a `GtkVideo`, with the controls of GTK.
///
/// Where it stands is read off the stream that it plays, and not told to anybody.
public final class GTKVideoView: GTKControlView<VideoContent>, VideoView {
  /// Makes a player without a video.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a player without a video that is announced as `role`.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_video_new(), role: role)
  }

  private var stream: UnsafeMutablePointer<GtkMediaStream>? {
    gtk_video_get_media_stream(content.opaque)
  }

  private static let secondsToMicroseconds = 1_000_000.0

  /// Where the video stands.
  public var playback: VideoContent.Value {
    guard let stream else { return VideoContent.initialValue }
    return VideoContent.Value(
      isPlaying: gtk_media_stream_get_playing(stream) != 0,
      position: Double(gtk_media_stream_get_timestamp(stream)) / GTKVideoView.secondsToMicroseconds)
  }

  override var shownValue: VideoContent.Value { playback }

  override func show(_ value: VideoContent.Value) {
    guard let stream else { return }
    if value.position != playback.position {
      gtk_media_stream_seek(stream, gint64(value.position * GTKVideoView.secondsToMicroseconds))
    }
    gtk_media_stream_set_playing(stream, value.isPlaying ? 1 : 0)
  }

  override func update(_ new: VideoContent, from old: VideoContent) {
    gtk_video_set_loop(content.opaque, new.loops ? 1 : 0)
    if new.file != old.file {
      gtk_video_set_filename(content.opaque, new.file.isEmpty ? nil : new.file)
    }
  }
}
#endif
