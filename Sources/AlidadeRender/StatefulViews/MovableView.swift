import AlidadeLayout

/// A native view that goes from one wrapper to another and keeps what it remembers.
@MainActor package final class MovableView {
  /// The view.
  package let view: any NativeView
  /// The view it was put into; `nil` when it is in none, or that is gone.
  private weak var wrapper: (any NativeView)?
  /// The toolkit, as the wrapper's mounting sees it.
  private weak var host: (any MountHost)?
  private var frame: Rect?
  /// Where it waits for an owner, while it has none.
  var freePlace: Int?

  /// Makes a view movable that is in no other.
  package init(_ view: any NativeView) {
    self.view = view
  }

  isolated deinit {
    takeOut()
  }

  /// Shows the view in a wrapper, in place of what is there; costs nothing where it is already.
  ///
  /// A view that somebody else took out, or put elsewhere, is brought back.
  ///
  /// - Parameters:
  ///   - wrapper: a mounted view.
  ///   - frame: the place of the view in the wrapper, in points.
  package func show(in wrapper: any NativeView, at frame: Rect) {
    guard let record = wrapper.mountRecord else { return }
    let host = record.mounter.host
    if record.occupant !== self { record.occupant?.takeOut() }
    if !host.isView(view, in: wrapper) {
      leaveWrapper()
      host.transfer(view, into: wrapper)
      self.frame = nil
    }
    record.occupant = self
    self.wrapper = wrapper
    self.host = host
    if frame != self.frame { host.setFrame(frame, of: view) }
    self.frame = frame
  }

  /// Takes the view out of its wrapper; does nothing when it is in none.
  package func takeOut() {
    guard let former = wrapper else { return }
    leaveWrapper()
    if let host, host.isView(view, in: former) { host.remove(view, from: former) }
    wrapper = nil
    host = nil
  }

  /// Takes what is shown in a wrapper out of it.
  package static func empty(_ wrapper: any NativeView) {
    wrapper.mountRecord?.occupant?.takeOut()
  }

  private func leaveWrapper() {
    if let record = wrapper?.mountRecord, record.occupant === self { record.occupant = nil }
  }
}
