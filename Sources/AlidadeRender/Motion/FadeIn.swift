/// A fade of a mounted view, from transparent to opaque.
///
/// It changes the opacity of the view alone, in each frame until it ends. The view must have no
/// opacity of its own. Its record owns the fade.
@MainActor package final class FadeIn {
  private weak var view: (any NativeView)?
  private let host: any MountHost
  private let start: Duration
  private let duration: Duration

  /// Begins to fade a mounted view in.
  ///
  /// - Returns: `nil` if the view is to be shown at once.
  package init?(of view: any NativeView, in duration: Duration) {
    guard duration > .zero, let host = view.mountRecord?.mounter.host, host.showsAnimations else {
      return nil
    }
    self.view = view
    self.host = host
    self.duration = duration
    start = host.frameTime
    view.apply(.alpha(0))
    schedule()
  }

  /// Ends the fade, after which the view is opaque.
  func end() {
    view?.apply(.alpha(1))
    view = nil
  }

  private func schedule() { host.scheduleFrame { [weak self] in self?.step() } }

  private func step() {
    guard let view else { return }
    let progress = (host.frameTime - start) / duration
    guard progress < 1 else {
      // Which ends it.
      view.mountRecord?.setFade(nil)
      return
    }
    view.apply(.alpha(progress))
    schedule()
  }
}
