import AlidadeLayout
import AlidadeRender

/// What the contract suite must know about a backend to test it.
@MainActor public protocol ContractBackend: AnyObject {
  /// The plain view of the toolkit.
  associatedtype View: InstantiableView

  /// A view of the toolkit whose children go into another view inside it, not at its top left corner.
  associatedtype FramedView: InstantiableView

  /// The host under test.
  var host: any MountHost { get }

  /// The view that everything is mounted in; has a size, is in sight, and is empty at first.
  var root: View { get }

  /// Whether `view` itself is hidden.
  func isHidden(_ view: any NativeView) -> Bool

  /// The frame of `view` in its parent, in points, as the toolkit knows it.
  func frame(of view: any NativeView) -> Rect

  /// Lets everything happen that waits: frames, later turns, work for the main thread and for
  /// others.
  func run() async
}

extension ContractBackend {
  /// The views in `view`, from the lowest to the topmost, hidden ones too.
  func children(of view: any NativeView) -> [any NativeView] { host.subviews(of: view) }

  /// A configuration of a view whose children go into another view.
  var framedConfiguration: ViewConfiguration { ViewConfiguration(FramedView.self) }

  /// A configuration of the toolkit's plain view with hooks.
  func configuration(
    entering: @escaping @MainActor @Sendable () -> Void,
    leaving: @escaping @MainActor @Sendable () -> Void
  ) -> ViewConfiguration {
    ViewConfiguration(
      ViewClass(
        View.self, didEnterReusePool: { _ in entering() }, willLeaveReusePool: { _ in leaving() }))
  }
}
