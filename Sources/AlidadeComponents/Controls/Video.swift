import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Plays a video, with the controls of the toolkit.
///
/// It goes on where it is when its row is recycled or moved elsewhere, because the view goes with
/// the component. In a list, a row whose video plays is not forgotten when it is far out of sight.
///
/// ```swift
/// Video(file: clip.path).aspectRatio(16 / 9)
/// ```
///
/// On GTK videos play where one of GTK's media modules is installed (on Debian
/// `libgtk-4-media-gstreamer`); without it GTK shows a message in place of the video.
public struct Video: StatefulViewComponent, Equatable {
  /// A control of the toolkit.
  public typealias StatefulView = any NativeView

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

  /// The name for assistive technologies is that of the wrapper.
  public var wrapperOptions: ViewOptions {
    ViewOptions(accessibility: Accessibility(label: label))
  }

  /// Keeps the view of a video as long as it must.
  public final class Controller: StatefulViewComponentController<Video>, StatefulViewProvider {
    /// Makes a player of the toolkit.
    public static func newStatefulView(
      _ context: NoViewContext, on host: any MountHost
    ) -> any NativeView {
      host.makeView(PortableViewClass(.video, role: .generic))
    }

    /// Shows another video.
    public static func configureStatefulView(_ view: any NativeView, for video: Video) {
      (view as? any ControlView)?.show(video.content)
    }

    /// Begins anew: the view may come from another component.
    public override func didAcquireStatefulView(_ view: any NativeView) {
      let start = VideoContent.Value(isPlaying: component.playsAtOnce)
      (view as? any ControlView)?.show(value: start)
    }

    /// Holds a video that nobody sees any longer.
    public override func willRelinquishStatefulView(_ view: any NativeView) {
      (view as? any ControlView)?.show(value: VideoContent.Value())
    }

    /// Not while it plays.
    public override var canRelinquishStatefulView: Bool {
      (statefulView as? any VideoView)?.playback.isPlaying != true
    }
  }
}
