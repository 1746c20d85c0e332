import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Plays a video, with the controls of the toolkit.
///
/// It goes on where it is when its row is recycled or moved elsewhere, because the view goes with
/// the component. A video that plays out of sight plays on; of more than
/// ``Controller/playingLimit`` those that have been out of sight for longest stand still. One that
/// comes back into sight, having been held by the user or by that limit, goes on from where it was.
///
/// ```swift
/// Video(file: clip.path).aspectRatio(16 / 9)
/// ```
///
/// On GTK videos play where one of GTK's media modules is installed (on Debian
/// `libgtk-4-media-gstreamer`, with `gstreamer1.0-plugins-good`). A video that cannot be played is
/// reported; its file name is shown in its place. Pictures go through memory, not through OpenGL.
public struct Video: StatefulViewComponent, Equatable {
  /// The identity under which the view goes with the component to other places.
  public private(set) var viewIdentity: StatefulViewIdentity?

  private let content: VideoContent
  private let playsAtOnce: Bool
  private let label: String?

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - file: the path of the video.
  ///   - label: what the video shows, in words.
  ///   - playsAtOnce: whether it plays as soon as it is shown for the first time.
  ///   - loops: whether it begins anew when it has ended.
  public init(
    file: String, label: String? = nil, playsAtOnce: Bool = false, loops: Bool = false
  ) {
    content = VideoContent(file: file, loops: loops)
    self.label = label
    self.playsAtOnce = playsAtOnce
  }

  /// The same video, which goes on where it is when it is shown in another hosting view, window or
  /// list with the same identity.
  public func viewIdentity(_ identity: StatefulViewIdentity?) -> Video {
    var video = self
    video.viewIdentity = identity
    return video
  }

  /// The name for assistive technologies is that of the wrapper.
  public var wrapperOptions: ViewOptions {
    ViewOptions(accessibility: Accessibility(label: label))
  }

  /// Keeps the view of a video as long as it must.
  public final class Controller: PortableStatefulViewComponentController<Video> {
    /// How many videos play while they are out of sight.
    public static let playingLimit = 4

    /// A video, and where it was when its view was let go of.
    private struct Place {
      let file: String
      let playback: VideoContent.Value
    }

    private var place: Place?

    /// Makes a player of the toolkit.
    public static func newStatefulView(
      _ context: ViewContext, on host: any MountHost
    ) -> any NativeView {
      host.makeView(PortableViewClass(VideoContent.self))
    }

    /// Shows another video.
    public static func configureStatefulView(_ view: any NativeView, for video: Video) {
      (view as? any ControlView)?.show(video.content)
    }

    /// As many as play out of sight.
    public static func maximumRefusalCount(_ context: ViewContext) -> Int { playingLimit }

    private var start: VideoContent.Value { VideoContent.Value(isPlaying: component.playsAtOnce) }

    /// Begins anew, because the view may come from another component, or goes on from where it was.
    public override func didAcquireStatefulView(_ view: any NativeView) {
      let known = place?.file == component.content.file ? place?.playback : nil
      place = nil
      (view as? any ControlView)?.show(value: known ?? start)
      observe(view)
    }

    /// Goes on with the same video; another one has begun already.
    public override func didTakeOverStatefulView(
      _ view: any NativeView, from former: Video.Controller
    ) {
      observe(view)
    }

    private func observe(_ view: any NativeView) {
      (view as? any VideoView)?.playbackObserver = { [weak self] in
        self?.canRelinquishStatefulViewDidChange()
      }
    }

    /// Holds a video that nobody sees any longer, and notes where it is.
    public override func willRelinquishStatefulView(_ view: any NativeView) {
      if let video = view as? any VideoView {
        video.playbackObserver = nil
        place = Place(file: component.content.file, playback: video.playback)
      }
      (view as? any ControlView)?.show(value: VideoContent.Value())
    }

    /// Not while it plays.
    public override var canRelinquishStatefulView: Bool {
      (statefulView as? any VideoView)?.playback.isPlaying != true
    }

    /// Where it is, unless that is where it begins.
    public override var hasSomethingToRemember: Bool {
      let playback = place?.playback ?? (statefulView as? any VideoView)?.playback
      return playback.map { $0 != start } ?? false
    }
  }
}

/// What a video shows.
public struct VideoContent: ControlContent {
  /// Where it stands.
  public struct Value: Hashable, Sendable {
    /// Whether it plays.
    public var isPlaying: Bool
    /// How far it is, in seconds from the start; not negative.
    public var position: Double

    /// Makes a place in a video.
    public init(isPlaying: Bool = false, position: Double = 0) {
      self.isPlaying = isPlaying
      self.position = position
    }
  }

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.generic
  /// No video.
  public static let initial = VideoContent()
  /// At the start, and still.
  public static let initialValue = Value()

  /// The path of the file; empty for none.
  public var file: String
  /// Whether it begins anew when it has ended.
  public var loops: Bool

  /// Makes the content.
  public init(file: String = "", loops: Bool = false) {
    self.file = file
    self.loops = loops
  }

  /// As large as the component says.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .playback(isPlaying: value.isPlaying, position: value.position)
  }
}

/// A native view that plays a video, which goes on by itself.
@MainActor public protocol VideoView: NativeView {
  /// Where the video stands.
  var playback: VideoContent.Value { get }

  /// Called when the video has begun to play or has ceased to, whoever made it.
  var playbackObserver: (@MainActor () -> Void)? { get set }
}
