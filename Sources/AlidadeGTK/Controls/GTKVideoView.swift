#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK
import Glibc

/// A video player: a `GtkVideo` with GTK's controls.
///
/// The playback position is read from the stream. If a video can't be played, that is reported, and
/// the file name is shown instead.
final class GTKVideoView: GTKControlView<VideoContent>, VideoView {
  /// A closure that is called when the video starts or stops playing.
  var playbackObserver: (@MainActor () -> Void)?

  /// A closure that creates a stream without a file.
  var makeStream: () -> UnsafeMutablePointer<GtkMediaStream>? = { gtk_media_file_new() }

  /// The playback state to apply as soon as the stream is ready.
  private var requested: VideoContent.Value?

  /// Creates a player without a video.
  required init() {
    GTKToolkit.start()
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let video: UnsafeMutablePointer<GtkWidget> = gtk_video_new()
    gtk_overlay_set_child(overlay.opaque, video)
    super.init(overlay)
  }

  private var video: UnsafeMutablePointer<GtkWidget> {
    gtk_overlay_get_child(content.opaque) ?? content
  }

  private var stream: UnsafeMutablePointer<GtkMediaStream>? {
    gtk_video_get_media_stream(video.opaque)
  }

  // MARK: Options

  /// Sets how a frame of the video fits into the view.
  ///
  /// A centered video that is larger than the view is scaled down, because GTK doesn't clip it.
  override func setContentMode(_ mode: ContentMode) {
    guard let picture = video.first(of: gtk_picture_get_type()) else { return }
    let fit =
      switch mode {
      case .fit: GTK_CONTENT_FIT_CONTAIN
      case .fill: GTK_CONTENT_FIT_COVER
      case .stretch: GTK_CONTENT_FIT_FILL
      case .center: GTK_CONTENT_FIT_SCALE_DOWN
      }
    gtk_picture_set_content_fit(picture.opaque, fit)
  }

  // MARK: Value

  private static let secondsToMicroseconds = 1_000_000.0

  /// The current playback state.
  var playback: VideoContent.Value {
    guard let stream else { return requested ?? VideoContent.initialValue }
    let seconds =
      Double(gtk_media_stream_get_timestamp(stream)) / GTKVideoView.secondsToMicroseconds
    return VideoContent.Value(
      isPlaying: gtk_media_stream_get_playing(stream) != 0,
      position: requested?.position ?? seconds)
  }

  override var shownValue: VideoContent.Value { playback }

  override func show(_ value: VideoContent.Value) {
    requested = value
    applyRequestedPlayback()
  }

  /// Returns `false`, because the playback state changes on its own.
  override func needsValue(after old: VideoContent) -> Bool { false }

  /// Applies as much of the requested playback state as the stream can currently accept.
  private func applyRequestedPlayback() {
    guard let requested, let stream else { return }
    if gtk_media_stream_is_prepared(stream) != 0 {
      let before = playbackPosition(stream)
      if requested.position != before {
        gtk_media_stream_seek(
          stream, gint64(requested.position * GTKVideoView.secondsToMicroseconds))
      }
      self.requested = nil
    } else if requested.position == 0 {
      self.requested = nil
    }
    gtk_media_stream_set_playing(stream, requested.isPlaying ? 1 : 0)
  }

  private func playbackPosition(_ stream: UnsafeMutablePointer<GtkMediaStream>) -> Double {
    Double(gtk_media_stream_get_timestamp(stream)) / GTKVideoView.secondsToMicroseconds
  }

  // MARK: File

  override func update(_ new: VideoContent, from old: VideoContent) {
    gtk_video_set_loop(video.opaque, new.loops ? 1 : 0)
    if new.file != old.file { load() }
  }

  /// Creates a stream for the file and opens it.
  ///
  /// If `GtkVideo` opened the file itself, it would reopen the file and stop each time the view
  /// moves to another parent. The file is opened outside any window: a stream opened in a window
  /// draws with that window's OpenGL context, and can neither outlive the window nor move to
  /// another.
  private func load() {
    requested = nil
    showFallback(nil)
    guard !controlContent.file.isEmpty, canBeRead(controlContent.file), let stream = makeStream()
    else { return gtk_video_set_media_stream(video.opaque, nil) }
    listen(to: stream)
    gtk_media_file_set_filename(
      UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GtkMediaFile.self),
      controlContent.file)
    gtk_video_set_media_stream(video.opaque, stream)
    g_object_unref(stream)
    if gtk_media_stream_get_error(stream) != nil { streamDidFail() }
  }

  /// Returns `true` if a player can open a file without blocking.
  ///
  /// A path that exists but isn't a regular file is reported. A missing file is left to the player,
  /// which reports it.
  private func canBeRead(_ path: String) -> Bool {
    if FileVersion(path) != nil || access(path, F_OK) != 0 { return true }
    let message = "It isn't a regular file."
    VideoFailure.report(path, message, isWithoutModule: false)
    showFallback(message)
    return false
  }

  private func listen(to stream: UnsafeMutablePointer<GtkMediaStream>) {
    func observe(_ signal: String, _ react: @escaping @MainActor (GTKVideoView) -> Void) {
      AlidadeGTK.connect(stream, signal) { [weak self] _ in
        if let self, self.stream == stream { react(self) }
        return .none
      }
    }
    observe("notify::prepared") { $0.applyRequestedPlayback() }
    observe("notify::playing") { $0.playbackObserver?() }
    observe("notify::error") { $0.streamDidFail() }
  }

  private func streamDidFail() {
    guard let stream, let error = gtk_media_stream_get_error(stream) else { return }
    let message = error.pointee.message.map { String(cString: $0) } ?? ""
    VideoFailure.report(
      controlContent.file, message, isWithoutModule: VideoFailure.isPlaceholder(stream))
    showFallback(message)
  }

  /// Shows the file name instead of the video; `nil` shows the video.
  private func showFallback(_ message: String?) {
    let shown = gtk_widget_get_next_sibling(video)
    guard let message else {
      if let shown { gtk_overlay_remove_overlay(content.opaque, shown) }
      return gtk_widget_set_visible(video, 1)
    }
    guard shown == nil, let fallback = VideoFailure.makeWidget(controlContent.file) else { return }
    gtk_widget_set_tooltip_text(fallback, message)
    gtk_overlay_add_overlay(content.opaque, fallback)
    gtk_widget_set_visible(video, 0)
  }

  /// The widget that is shown instead of a video that can't be played.
  var fallback: UnsafeMutablePointer<GtkWidget>? { gtk_widget_get_next_sibling(video) }
}
#endif
