#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK
import Glibc

/// A player: a `GtkVideo`, with the controls of GTK.
///
/// Where it stands is read off the stream that it plays. What cannot be played is reported, and the
/// name of its file is shown.
final class GTKVideoView: GTKControlView<VideoContent>, VideoView {
  /// Called when the video has begun to play or has ceased to.
  var playbackObserver: (@MainActor () -> Void)?

  /// Makes a stream without a file.
  var makeStream: () -> UnsafeMutablePointer<GtkMediaStream>? = { gtk_media_file_new() }

  /// Where the video is to go as soon as it can.
  private var wish: VideoContent.Value?

  /// Makes a player without a video.
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

  // MARK: Value

  private static let secondsToMicroseconds = 1_000_000.0

  /// Where the video stands.
  var playback: VideoContent.Value {
    guard let stream else { return wish ?? VideoContent.initialValue }
    let seconds =
      Double(gtk_media_stream_get_timestamp(stream)) / GTKVideoView.secondsToMicroseconds
    return VideoContent.Value(
      isPlaying: gtk_media_stream_get_playing(stream) != 0,
      position: wish?.position ?? seconds)
  }

  override var shownValue: VideoContent.Value { playback }

  override func show(_ value: VideoContent.Value) {
    wish = value
    grantWish()
  }

  /// Another file begins anew.
  override func needsValue(after old: VideoContent) -> Bool { controlContent.file != old.file }

  /// Does what was asked for, as far as the stream can by now.
  private func grantWish() {
    guard let wish, let stream else { return }
    if gtk_media_stream_is_prepared(stream) != 0 {
      let before = playbackPosition(stream)
      if wish.position != before {
        gtk_media_stream_seek(stream, gint64(wish.position * GTKVideoView.secondsToMicroseconds))
      }
      self.wish = nil
    } else if wish.position == 0 {
      self.wish = nil
    }
    gtk_media_stream_set_playing(stream, wish.isPlaying ? 1 : 0)
  }

  private func playbackPosition(_ stream: UnsafeMutablePointer<GtkMediaStream>) -> Double {
    Double(gtk_media_stream_get_timestamp(stream)) / GTKVideoView.secondsToMicroseconds
  }

  // MARK: File

  override func update(_ new: VideoContent, from old: VideoContent) {
    gtk_video_set_loop(video.opaque, new.loops ? 1 : 0)
    if new.file != old.file { load() }
  }

  /// Makes a stream for the file and opens it.
  ///
  /// Were the file given to `GtkVideo` itself, it would be opened anew, and stand still, each time
  /// the view is put into another one. And it is opened outside of any window: what is opened in one
  /// draws with that window's OpenGL, and neither outlives the window nor goes to another.
  private func load() {
    wish = nil
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

  /// Returns `true` if a player does not wait for a file.
  ///
  /// One that is there and is no regular file is reported. One that is missing is left to the player,
  /// which says so.
  private func canBeRead(_ path: String) -> Bool {
    if FileVersion(path) != nil || access(path, F_OK) != 0 { return true }
    let message = "It is no regular file."
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
    observe("notify::prepared") { $0.grantWish() }
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

  /// Shows the name of the file in place of the video; `nil` shows the video.
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

  /// What is shown in place of a video that cannot be played.
  var fallback: UnsafeMutablePointer<GtkWidget>? { gtk_widget_get_next_sibling(video) }
}
#endif
