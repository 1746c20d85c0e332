import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A video player with the controls of the toolkit.
///
/// Playback continues when the row of the video is recycled or moved, because the view stays with
/// the component. A playing video continues while it is out of view; if more than
/// ``Controller/playingLimit`` videos do, those that have been out of view the longest are paused.
/// A video that was paused by the user or by that limit keeps its position until it comes back into
/// view. If the file changes, the new one starts from the beginning.
///
/// ```swift
/// Video(file: clip.path).aspectRatio(16 / 9)
/// ```
///
/// On GTK, videos play if one of GTK's media modules is installed (on Debian
/// `libgtk-4-media-gstreamer`, with `gstreamer1.0-plugins-good`). A video that can't be played is
/// reported, and its file name is shown instead. Frames are copied through memory, not through
/// OpenGL.
public struct Video: StatefulViewComponent, Equatable {
  /// The identity by which the view follows the component to other places.
  public private(set) var viewIdentity: StatefulViewIdentity?

  private let content: VideoContent
  private let autoplays: Bool
  private let label: String?

  /// The playback state with which the file starts.
  private var start: VideoContent.Value { VideoContent.Value(isPlaying: autoplays) }

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - file: the path of the video.
  ///   - label: a description of the video.
  ///   - autoplays: `true` if the video plays when its file is first shown.
  ///   - loops: `true` if the video restarts when it ends.
  public init(
    file: String, label: String? = nil, autoplays: Bool = false, loops: Bool = false
  ) {
    content = VideoContent(file: file, loops: loops)
    self.label = label
    self.autoplays = autoplays
  }

  /// Returns this video with an identity.
  ///
  /// Playback continues when the video is shown with the same identity in another hosting view,
  /// window or list.
  public func viewIdentity(_ identity: StatefulViewIdentity?) -> Video {
    var video = self
    video.viewIdentity = identity
    return video
  }

  /// The options of the wrapper, which carries the name for assistive technologies.
  public var wrapperOptions: ViewOptions {
    ViewOptions(accessibility: Accessibility(label: label))
  }

  /// The controller that keeps the view of a video as long as necessary.
  public final class Controller: PortableStatefulViewComponentController<Video> {
    /// The maximum number of videos that play out of view.
    public static let playingLimit = 4

    /// A video and its playback state when its view was released.
    private struct Place {
      let file: String
      let playback: VideoContent.Value
    }

    private var place: Place?

    /// Creates the toolkit's player.
    public static func newStatefulView(
      _ context: ViewContext, on host: any MountHost
    ) -> any NativeView {
      host.makeView(PortableViewClass(VideoContent.self))
    }

    /// Shows the video of a component, which starts unless the view already shows its file.
    public static func configureStatefulView(_ view: any NativeView, for video: Video) {
      guard let control = view as? any ControlView else { return }
      let isStarted = (control.controlContent as? VideoContent)?.file == video.content.file
      control.show(video.content)
      if !isStarted { control.show(value: video.start) }
    }

    /// Returns the maximum number of videos that play out of view.
    public static func maximumRefusalCount(_ context: ViewContext) -> Int { playingLimit }

    /// Restores the saved playback state, or resets the view, which may come from another
    /// component.
    public override func didAcquireStatefulView(_ view: any NativeView) {
      let known = place?.file == component.content.file ? place?.playback : nil
      place = nil
      (view as? any ControlView)?.show(value: known ?? component.start)
      observe(view)
    }

    /// Observes the view.
    ///
    /// If the video is the same, playback continues; a different video has already been started.
    public override func didTakeOverStatefulView(
      _ view: any NativeView, from previous: Video.Controller
    ) {
      observe(view)
    }

    private func observe(_ view: any NativeView) {
      (view as? any VideoView)?.playbackObserver = { [weak self] in
        self?.canRelinquishStatefulViewDidChange()
      }
    }

    /// Saves the playback state and pauses the video.
    public override func willRelinquishStatefulView(_ view: any NativeView) {
      if let video = view as? any VideoView {
        video.playbackObserver = nil
        place = Place(file: component.content.file, playback: video.playback)
      }
      (view as? any ControlView)?.show(value: VideoContent.Value())
    }

    /// A Boolean value that is `true` unless the video is playing.
    public override var canRelinquishStatefulView: Bool {
      (statefulView as? any VideoView)?.playback.isPlaying != true
    }

    /// A Boolean value that is `true` if the playback state differs from the initial one.
    public override var hasStateToPreserve: Bool {
      let playback = place?.playback ?? (statefulView as? any VideoView)?.playback
      return playback.map { $0 != component.start } ?? false
    }
  }
}

/// The content of a video player.
public struct VideoContent: ControlContent {
  /// The playback state of a video.
  public struct Value: Hashable, Sendable {
    /// A Boolean value that is `true` if the video is playing.
    public var isPlaying: Bool
    /// The position, in seconds from the start; not negative.
    public var position: Double

    /// Creates a playback state.
    public init(isPlaying: Bool = false, position: Double = 0) {
      self.isPlaying = isPlaying
      self.position = position
    }
  }

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.generic
  /// A player without a video.
  public static let initial = VideoContent()
  /// Paused at the start.
  public static let initialValue = Value()

  /// The path of the file; empty for none.
  public var file: String
  /// A Boolean value that is `true` if the video restarts when it ends.
  public var loops: Bool

  /// Creates the content.
  public init(file: String = "", loops: Bool = false) {
    self.file = file
    self.loops = loops
  }

  /// Returns zero; the component determines the size.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .playback(isPlaying: value.isPlaying, position: value.position)
  }
}

/// A native view that plays a video; its playback state changes on its own.
@MainActor public protocol VideoView: NativeView {
  /// The playback state.
  var playback: VideoContent.Value { get }

  /// A closure that is called whenever the video starts or stops playing, for any reason.
  var playbackObserver: (@MainActor () -> Void)? { get set }
}
