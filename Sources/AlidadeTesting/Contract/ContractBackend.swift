import AlidadeLayout
import AlidadeRender

/// A backend that the contract suite tests.
@MainActor public protocol ContractBackend: AnyObject {
  /// The plain view of the toolkit.
  associatedtype View: InstantiableView

  /// A view whose children go into an inner view that isn't at its top-left corner.
  associatedtype FramedView: InstantiableView

  /// The host under test.
  var host: any MountHost { get }

  /// The view that everything is mounted in.
  ///
  /// It has a size, is visible, and is empty at first.
  var root: View { get }

  /// Returns `true` if `view` itself is hidden.
  func isHidden(_ view: any NativeView) -> Bool

  /// Returns the frame of `view` in its parent according to the toolkit, in points.
  func frame(of view: any NativeView) -> Rect

  /// Returns the tint color of `view`, its own or inherited; `nil` if there is none.
  func tintColor(of view: any NativeView) -> Color?

  /// Returns the content mode of `view`; `nil` if it shows neither an image nor a video.
  func contentMode(of view: any NativeView) -> ContentMode?

  /// Returns the status that a row shows; `nil` if it shows none.
  func rowStatus(of view: any NativeView) -> RowStatus?

  /// Runs all pending work: frames, later turns, and work for the main thread and background
  /// threads.
  func run() async
}

extension ContractBackend {
  /// Returns the subviews of `view` from the lowest to the topmost, including hidden ones.
  func children(of view: any NativeView) -> [any NativeView] { host.subviews(of: view) }

  /// The configuration of a view whose children go into an inner view.
  var framedConfiguration: ViewConfiguration { ViewConfiguration(FramedView.self) }

  /// Returns a configuration of the toolkit's plain view with hooks.
  func configuration(
    entering: @escaping @MainActor @Sendable () -> Void,
    leaving: @escaping @MainActor @Sendable () -> Void
  ) -> ViewConfiguration {
    ViewConfiguration(
      ViewClass(
        View.self, didEnterReusePool: { _ in entering() }, willLeaveReusePool: { _ in leaving() }))
  }
}
