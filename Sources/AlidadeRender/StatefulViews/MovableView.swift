import AlidadeLayout

/// A native view that goes from one wrapper to another and keeps what it remembers.
@MainActor package final class MovableView {
  /// The view.
  package let view: any NativeView
  /// The view it was put into; `nil` when it is in none, or that is gone.
  package private(set) weak var wrapper: (any NativeView)?
  /// The toolkit, as the wrapper's mounting sees it.
  private weak var host: (any MountHost)?
  private var frame: Rect?

  /// Makes a view movable that is in no other.
  package init(_ view: any NativeView) {
    self.view = view
  }

  isolated deinit {
    takeOut()
  }

  /// Shows the view in a wrapper, in place of what is there; costs nothing where it is already.
  ///
  /// - Parameters:
  ///   - wrapper: a mounted view.
  ///   - frame: the place of the view in the wrapper, in points.
  package func show(in wrapper: any NativeView, at frame: Rect) {
    guard let record = wrapper.mountRecord else { return }
    let host = record.mounter.host
    if self.wrapper === wrapper, record.occupant === self {
      if frame != self.frame { host.setFrame(frame, of: view) }
      self.frame = frame
      return
    }
    record.occupant?.takeOut()
    if let former = self.wrapper {
      leave(former)
      host.transfer(view, from: former, into: wrapper)
    } else {
      host.insert(view, into: wrapper, above: nil)
    }
    record.occupant = self
    self.wrapper = wrapper
    self.host = host
    self.frame = frame
    host.setFrame(frame, of: view)
  }

  /// Takes the view out of its wrapper; does nothing when it is in none.
  package func takeOut() {
    guard let former = wrapper else { return }
    leave(former)
    host?.remove(view, from: former)
    wrapper = nil
    host = nil
  }

  /// Takes what is shown in a wrapper out of it.
  package static func empty(_ wrapper: any NativeView) {
    wrapper.mountRecord?.occupant?.takeOut()
  }

  private func leave(_ wrapper: any NativeView) {
    if let record = wrapper.mountRecord, record.occupant === self { record.occupant = nil }
  }
}
